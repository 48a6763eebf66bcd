// Letters of one line at most; longer words may be broken.
const WHOLE = 7;
const SYLLABLE = /(?<=\p{L}{2})(?=[^aeiouyàáâäæèéêëìíîïòóôöøùúûüý\d\W][aeiouyàáâäæèéêëìíîïòóôöøùúûüý])/giu;

/** A name that may be broken in two where there is too little room for it: between syllables, near its middle. */
export function breakable(name: string): string {
  return name.replace(/\p{L}+/gu, (word) => {
    if (word.length <= WHOLE) return word;
    const middle = word.length / 2;
    const places = [...word.matchAll(SYLLABLE)].map(({ index }) => index);
    const far = (place: number) => Math.abs(place - middle);
    const best = places.length ? places.reduce((a, b) => (far(b) < far(a) ? b : a)) : Math.round(middle);
    return `${word.slice(0, best)}\u00ad${word.slice(best)}`;
  });
}
