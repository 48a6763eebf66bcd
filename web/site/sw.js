// Keeps every file of one version of the site, so that it plays without a network. A new version is fetched whole before
// it counts, and waits until somebody takes it, or no page of the old one is open any more.

// Both are filled in when the site is built (tools/site.py).
const VERSION = "";
const FILES = [];

// What has a hash in its name never changes.
const lasting = (name) => /^(assets|python-[0-9a-f]+)\//.test(name);

addEventListener("install", (event) => {
  const wanted = FILES.map((name) => new Request(name, { cache: lasting(name) ? "default" : "no-cache" }));
  event.waitUntil(caches.open(VERSION).then((kept) => kept.addAll(wanted)));
});

// The version before stays too: a page of it may still be open, and ask for what it has not needed so far.
async function tidy() {
  const others = (await caches.keys()).filter((name) => name !== VERSION);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

addEventListener("activate", (event) => event.waitUntil(tidy().then(() => clients.claim())));

addEventListener("message", (event) => {
  if (event.data === "take") skipWaiting();
});

async function answer(request) {
  const page = request.mode === "navigate";
  const kept = await caches.open(VERSION);
  const found = await kept.match(page ? "./" : request, { ignoreSearch: true });
  return found ?? (await caches.match(request)) ?? fetch(request);
}

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && request.url.startsWith(registration.scope)) event.respondWith(answer(request));
});
