"""What may be wrong with how a page is laid out, as the browser that shows it sees it."""

from __future__ import annotations

from tests.browser.table import Window

# Phones upright and on their side, a tablet, a desk and a classroom's screen.
SIZES = [(360, 640), (640, 360), (390, 844), (820, 1180), (1440, 900), (1920, 1080)]
PHONES = [(360, 640), (390, 844)]

# Nothing has moved for so many frames; letters that come late move things.
STILL = """async (frames) => {
  await document.fonts.ready;
  const look = () => [...document.querySelectorAll('body *')].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x, y, width, height].join();
  }).join(';');
  let [before, still] = ['', 0];
  while (still < frames) {
    await new Promise(requestAnimationFrame);
    const now = look();
    const moving = document.getAnimations().some((one) => one.playState === 'running');
    still = now === before && !moving ? still + 1 : 0;
    before = now;
  }
}"""
WRONG = """([whole, fine, labels]) => {
  const found = [];
  const name = (one) => one.outerHTML.slice(0, 100).replace(/\\s+/g, ' ');
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth) found.push(`sticks out sideways: ${page.scrollWidth} of ${innerWidth}`);
  if (whole && page.scrollHeight > innerHeight) found.push(`scrolls: ${page.scrollHeight} of ${innerHeight}`);
  const seen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && !one.closest('[inert], .unseen, .skip');
  const scrolls = (one) => {
    for (let at = one.parentElement; at; at = at.parentElement)
      if (/auto|scroll/.test(getComputedStyle(at).overflow)) return true;
    return false;
  };
  const touched = 'a, button, input, select, textarea, summary, label, [role=button], [data-lit]';
  for (const one of document.querySelectorAll(touched)) {
    // A word in a sentence is as high as the sentence; and what belongs to a label is touched by it.
    if (!seen(one) || one.closest('p a, li a') || one.matches('label input, label[for]')) continue;
    if (one.matches('input') && one.labels?.length) continue;
    const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
    const small = width < 43.5 || height < 43.5;
    if (small && !(fine && one.closest(fine))) found.push(`${width} × ${height} is small for a finger: ${name(one)}`);
    // What lies on a map that is zoomed may be beyond its edge.
    if (scrolls(one) || (fine && one.closest(fine))) continue;
    const below = whole && (bottom > innerHeight + 1 || top < -1);
    if (left < -1 || right > innerWidth + 1 || below) found.push(`is cut off: ${name(one)}`);
    if (!whole || one.closest('svg') || one.matches(':disabled')) continue;
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (hit && !one.contains(hit) && !hit.closest('label')?.contains(one))
      found.push(`is covered: ${name(one)} by ${name(hit)}`);
  }
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const one = walk.currentNode.parentElement;
    if (!walk.currentNode.data.trim() || !seen(one)) continue;
    if (one.closest('style, script, noscript, option, svg[aria-hidden=true]')) continue;
    const matrix = one instanceof SVGElement ? one.getScreenCTM() : null;
    const scale = matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 1;
    const size = Number.parseFloat(getComputedStyle(one).fontSize) * scale;
    if (size < (labels && one.closest(labels) ? 10.9 : 13.9))
      found.push(`${size.toFixed(1)} px is small to read: ${walk.currentNode.data.trim().slice(0, 30)}`);
  }
  for (const one of document.querySelectorAll('.prompt .said:not(.unseen), .prompt .how'))
    if (one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
      found.push(`is cut off: ${one.innerText}`);
  return [...new Set(found)];
}"""


def wrongs(
    window: Window, size: tuple[int, int], *, whole: bool = False, fine: str = "", labels: str = ""
) -> list[str]:
    """What is wrong with the page at a size.

    If the `whole` of it is to be on the screen, nothing scrolls and nothing lies over what can be touched. Targets in
    `fine` may be small, and `labels` are read on a map that can be zoomed.
    """
    window.page.set_viewport_size({"width": size[0], "height": size[1]})
    window.page.evaluate(STILL, 3)
    found: list[str] = window.page.evaluate(WRONG, [whole, fine, labels])
    return [f"{size[0]}×{size[1]} {one}" for one in found]
