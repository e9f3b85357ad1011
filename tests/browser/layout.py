"""What may be wrong with a page to the eye and to the finger, found by measuring: ``faults_of(page)``."""

import re

from playwright.sync_api import Page

# What may stand in a page of the other language: the languages' own names, links, keys, clauses, letters of cards, and
# what the rules say of where a game came from.
LATIN_IN_RUSSIAN = re.compile(
    r"English|Semyorka|Seven-Up|Setback|Enter|Esc|https?://\S+|\b[A-Z]{1,2}\b|\b[A-Z]\d{1,2}\b"
)
CYRILLIC_IN_ENGLISH = re.compile(r"Русский|Т К Д В")
# Keys of the catalogue, and arguments of its sentences, that reached the eye or the ear.
KEY = re.compile(
    r"\b(?:ui|table|event|fair|rec|record|rev|why|option|refuse|award|outcome|auction|redeal|game|cli)-[\w-]*\w"
    r"|\b(?:card|suit|rank)-[2-9TJQKASHDC]{1,3}\b|\{\s*\$[\w-]+\s*\}"
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
    && !one.closest('.unseen, [hidden]') && getComputedStyle(one).clipPath !== 'inset(50%)';
  const clips = (style, side) => ['hidden', 'clip'].includes(style[`overflow${side}`]);
  // Things that lie apart from each other, but for so many pixels; cards may lie on cards.
  const apart = (things, most) => things.filter(seen).forEach((one, i, all) => all.slice(i + 1).forEach((other) => {
    const a = one.getBoundingClientRect(), b = other.getBoundingClientRect();
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    const cards = one.matches('.lies') && other.matches('.lies');
    if (!cards && !one.contains(other) && Math.min(across, down) > most)
      faults.push(`${named(one)} lies over ${named(other)} by ${across.toFixed()}x${down.toFixed()}`);
  }));

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
    let short = false, scrolls = false, upended = false;
    for (let up = one; up && up !== page; up = up.parentElement) {
      const style = getComputedStyle(up), room = up.getBoundingClientRect();
      if (style.textOverflow === 'ellipsis' && clips(style, 'X')) short = true;
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) scrolls = true;
      if (scrolls) break;
      const sideways = box.left < room.left - 1.5 || box.right > room.right + 1.5;
      if (clips(style, 'X') && !short && sideways)
        faults.push(`cut sideways by ${named(up)}: ${text}`);
      const upright = box.top < room.top - 3 || box.bottom > room.bottom + 3;
      upended ||= style.writingMode !== 'horizontal-tb';
      if (clips(style, 'Y') && upright && !(short && upended))
        faults.push(`cut in height by ${named(up)}: ${text}`);
      if (up.matches('button, .button, .pill, .plate, td, th, .tab, .badge') && !short
          && (sideways || box.top < room.top - 4 || box.bottom > room.bottom + 4))
        faults.push(`spills over ${named(up)} [${round(room)}]: ${text} [${round(box)}]`);
      if (style.position === 'fixed') break;
    }
    if (!short && (box.left < -1 || box.right > wide + 1))
      faults.push(`beside the window: ${text} [${round(box)}]`);
  }

  // What one touches: 44 px each way. Less are only the number of a clause (what answers there is measured, not what is
  // drawn), a link within a sentence, and the short name of a section among the contents of the rules.
  const answers = (one, x, y) => {
    const found = document.elementFromPoint(x, y);
    return found !== null && one.contains(found);
  };
  for (const one of root.querySelectorAll('button, a[href], input, select, summary, [role=button]')) {
    if (!seen(one) || one.disabled) continue;
    const input = one.matches('[type=radio], [type=checkbox]') ? one.closest('label') ?? one : one;
    const box = input.getBoundingClientRect();
    if (!box.width) continue;
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const around = [[x - 11, y], [x + 11, y], [x, y - 11], [x, y + 11]];
    if (one.matches('.clause')) {
      // What lies across the fold of something that scrolls is reached by scrolling.
      let fold = one.parentElement;
      while (fold && !/auto|scroll/.test(getComputedStyle(fold).overflowY)) fold = fold.parentElement;
      const { top, bottom } = (fold ?? page).getBoundingClientRect();
      const within = !fold || around.every(([, y]) => y > top && y < bottom);
      const inSight = within && around.every(([x, y]) => x > 0 && y > 0 && x < wide && y < high) && answers(one, x, y);
      if (inSight && !around.every(([x, y]) => answers(one, x, y))) faults.push(`small to touch: ${named(one)}`);
      continue;
    }
    const least = one.matches('p a, p button, .rules nav button') ? 24 : 44;
    if (Math.min(box.width, box.height) < least - 0.5)
      faults.push(`small to touch, ${box.width.toFixed(1)}x${box.height.toFixed(1)}: ${named(one)}`);
  }
  // The heading of a sheet, what it says and its buttons lie apart.
  apart([...root.querySelectorAll(':scope > :is(.body, footer), :scope > header > :is(h2, button)')], 1);
  const hand = [...root.querySelectorAll('[data-hand]')].map((one) => one.getBoundingClientRect());
  hand.slice(1).forEach((box, i) => {
    // Where the next card begins another row, it leaves this one its upper part.
    const below = box.top - hand[i].top > box.height / 4;
    const shows = below ? Math.min(box.top - hand[i].top, box.width) : box.left - hand[i].left;
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
    apart([...table.querySelectorAll(lying)], 6);
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
