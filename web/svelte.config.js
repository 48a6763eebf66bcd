// Read by the editor's Svelte tools and by Vite; the defaults are good.
export default {};
