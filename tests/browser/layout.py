"""What may be wrong with a page to the eye and to the finger, found by measuring: ``faults_of(page)``."""

import re

from playwright.sync_api import Page

# Letters that may stand in a text of the other language: names of keys, links, the signs of the language switch.
LATIN_IN_RUSSIAN = re.compile(r"Semyorka|Enter|Esc|https?://\S+|\b[A-Z]{1,2}\b|\b[A-Z]\d{1,2}\b")
CYRILLIC_IN_ENGLISH = re.compile(r"Русский|Т К Д В")
KEY = re.compile(
    r"\b(?:ui|table|event|option|refuse|award|outcome|auction|redeal|trick|match|card|suit|rank|game|cli)-[\w-]*\w"
    r"|\{\s*\$[\w-]+\s*\}"
)

MEASURE = r"""() => {
  const faults = [];
  const wide = innerWidth, high = innerHeight;
  const root = document.querySelector('dialog[open]') ?? document.body;
  const named = (one) => {
    const text = (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
    const kind = [...one.classList].filter((name) => !name.startsWith('svelte-')).join('.');
    return `${one.localName}${kind ? '.' + kind : ''} "${text}"`;
  };
  const round = (box) => [box.left, box.top, box.right, box.bottom].map(Math.round).join(' ');
  const seen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    && !one.closest('.unseen, [hidden]');
  const clips = (style, side) => ['hidden', 'clip'].includes(style[`overflow${side}`]);

  const page = document.documentElement;
  if (page.scrollWidth > wide + 1) faults.push(`the page is ${page.scrollWidth} px wide`);

  // Text that something cuts, that spills over what it stands in, or that is not in the window.
  const words = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const node = words.currentNode, one = node.parentElement;
    const text = `"${node.data.trim().slice(0, 40)}"`;
    if (!node.data.trim() || !one || one.closest('svg, style, script, select, textarea') || !seen(one)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (!box.width || box.width < 2) continue;
    let short = false, scrolls = false;
    for (let up = one; up && up !== page; up = up.parentElement) {
      const style = getComputedStyle(up), room = up.getBoundingClientRect();
      if (style.textOverflow === 'ellipsis' && clips(style, 'X')) short = true;
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) scrolls = true;
      if (scrolls) break;
      const sideways = box.left < room.left - 1.5 || box.right > room.right + 1.5;
      if (clips(style, 'X') && !short && sideways)
        faults.push(`cut sideways by ${named(up)}: ${text}`);
      if (clips(style, 'Y') && (box.top < room.top - 3 || box.bottom > room.bottom + 3))
        faults.push(`cut in height by ${named(up)}: ${text}`);
      if (up.matches('button, .button, .pill, .plate, td, th, .tab, .badge') && !short
          && (sideways || box.top < room.top - 4 || box.bottom > room.bottom + 4))
        faults.push(`spills over ${named(up)} [${round(room)}]: ${text} [${round(box)}]`);
      if (style.position === 'fixed') break;
    }
    if (!short && (box.left < -1 || box.right > wide + 1))
      faults.push(`beside the window: ${text} [${round(box)}]`);
  }

  // What one touches: large enough; smaller are only the number of a clause and a link within a sentence.
  for (const one of root.querySelectorAll('button, a[href], input, select, summary, [role=button]')) {
    if (!seen(one) || one.disabled) continue;
    const input = one.matches('[type=radio], [type=checkbox]') ? one.closest('label') ?? one : one;
    const box = input.getBoundingClientRect();
    if (!box.width) continue;
    const least = one.matches('.clause, [data-clause]') ? 24 : one.matches('p a, p button, li p a') ? 24 : 44;
    if (Math.min(box.width, box.height) < least - 0.5)
      faults.push(`small to touch, ${box.width.toFixed(1)}x${box.height.toFixed(1)}: ${named(one)}`);
  }
  const hand = [...document.querySelectorAll('[data-hand]')].map((one) => one.getBoundingClientRect());
  hand.slice(1).forEach((box, i) => {
    const shows = box.left - hand[i].left;
    if (shows < 43.5) faults.push(`a card of the hand shows ${shows.toFixed(1)} px`);
  });

  // The table is there without scrolling, all of it.
  const table = document.querySelector('.table[data-form]');
  if (table && !document.querySelector('dialog[open]')) {
    if (page.scrollHeight > high + 1) faults.push(`the table is ${page.scrollHeight} px high`);
    const things = '[data-seat], [data-seat] .tab, [data-seat] .dealer, [data-hand], [data-call], [data-played],'
      + '[data-mark] svg, header button, .bubble, .above .button, .last';
    for (const one of table.querySelectorAll(things)) {
      const box = one.getBoundingClientRect();
      const outside = box.left < -1 || box.top < -1 || box.right > wide + 1 || box.bottom > high + 1;
      if (seen(one) && box.width && outside)
        faults.push(`not wholly in the window: ${named(one)} [${round(box)}] of ${wide}x${high}`);
    }
    // Name plates lie apart from each other, and from the cards on the table.
    const lying = '[data-seat] .plate, [data-seat] .tab, [data-played] .lies, .standing, .headline';
    const apart = [...table.querySelectorAll(lying)].filter(seen);
    apart.forEach((one, i) => apart.slice(i + 1).forEach((other) => {
      const cards = one.matches('.lies') && other.matches('.lies');
      const a = one.getBoundingClientRect(), b = other.getBoundingClientRect();
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (!cards && !one.contains(other) && Math.min(across, down) > 6)
        faults.push(`${named(one)} lies over ${named(other)} by ${across.toFixed()}x${down.toFixed()}`);
    }));
  }
  return faults;
}"""

# All that is read or heard: texts, spoken names, titles, what fields say while empty.
WORDS = """() => {
  const said = [document.title, document.body.innerText];
  for (const one of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) said.push(one.getAttribute(name) ?? '');
  for (const one of document.querySelectorAll('.unseen')) said.push(one.textContent ?? '');
  return said.join('\\n');
}"""


def faults_of(page: Page) -> list[str]:
    """Cut and spilling text, a page too wide, a table not wholly in sight, too small a target."""
    found: list[str] = page.evaluate(MEASURE)
    return list(dict.fromkeys(found))


def strangers(page: Page, language: str, names: tuple[str, ...] = ()) -> list[str]:
    """Keys nobody translated and words of the other language; people's ``names`` may be of any."""
    text: str = page.evaluate(WORDS)
    for name in names:
        text = text.replace(name, "")
    found = KEY.findall(text)
    if language == "ru":
        found += re.findall(r"[A-Za-z][A-Za-z-]+", LATIN_IN_RUSSIAN.sub("", text))
    else:
        found += re.findall(r"[А-Яа-яЁё]+", CYRILLIC_IN_ENGLISH.sub("", text))
    return sorted(set(found))
