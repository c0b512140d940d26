import { jsonBlock } from '../site/json-block';
import type { FoldedChoice } from '../src/boot/prerendered';

const MARK = 'first-view';
const BELOW = 'data-below-first-view';

/** Of cards without pictures: a phone shows three, and on a desktop two rows of three are as high. */
const CARDS_AT_ONCE = 6;

/**
 * Marks where the first view of a page ends: with the card of the first picture that is wanted at once, or
 * with the title. Further cards, or sections, and the footer are laid out when they are near the screen, and further
 * pictures that were made in the browser when they are seen: each is a document of its own.
 */
export function markFirstView(main: Element): void {
  const pictures = main.querySelectorAll('img[loading="eager"]');
  const end = pictures[0]?.closest('article') ?? main.querySelector('h1');
  const mark = main.ownerDocument.createElement('i');
  mark.id = MARK;
  mark.hidden = true;
  end?.append(mark);
  const footers = main.parentElement?.querySelectorAll(':scope > footer') ?? [];
  const further = end?.closest('article') ? cardsAfter(end) : sectionsOf(main);
  for (const below of [...further, ...footers]) below.setAttribute(BELOW, '');
  for (const card of cardsFurtherDown(main)) card.setAttribute(BELOW, '');
  for (const later of [...pictures].slice(1)) {
    if (later.getAttribute('src')?.startsWith('data:')) later.setAttribute('loading', 'lazy');
  }
}

/** Of a list that is not below the first view as a whole. */
const cardsFurtherDown = (main: Element): Element[] =>
  [...main.querySelectorAll(`li:nth-child(n + ${CARDS_AT_ONCE + 1}):has(> article)`)].filter(
    (card) => !card.closest(`[${BELOW}]`),
  );

function cardsAfter(card: Element): Element[] {
  const cards: Element[] = [];
  let next = (card.closest('li') ?? card).nextElementSibling;
  for (; next; next = next.nextElementSibling) cards.push(next);
  return cards;
}

/**
 * Those with a title of their own, and what stands between two of them: what belongs to the title of the page has no
 * title, and neither has a bar that comes last.
 */
function sectionsOf(main: Element): Element[] {
  const sections = [...main.querySelectorAll('section')].filter(
    (section) => section.querySelector('h2') && !section.parentElement?.closest('section'),
  );
  const between = sections
    .flatMap((section) => section.nextElementSibling ?? [])
    .filter(({ nextElementSibling: after }) => sections.some((section) => section === after));
  return [...new Set([...sections, ...between])];
}

/**
 * Asks the browser to show nothing before it has read the first view. All of it arrives within a moment, and
 * a frame with the header alone would cost a slow phone more than that moment.
 */
export const awaitFirstView = `<link rel="expect" blocking="render" href="#${MARK}">`;

const PARTED = 'input:is([type="date"], [type="time"], [type="datetime-local"], [type="month"])';

/**
 * Draws fields of days and hours as empty boxes: a browser builds one of a dozen elements of its own, which costs as
 * much as a card. `shell/src/boot/first-frame.ts` makes them what they are.
 */
export function plainFields(page: Element): void {
  for (const field of page.querySelectorAll(PARTED)) {
    field.setAttribute('data-type', field.getAttribute('type') ?? '');
    field.setAttribute('type', 'text');
    for (const limit of ['min', 'max', 'step']) field.removeAttribute(limit);
  }
}

const foldedOf = (list: Element): FoldedChoice[] =>
  [...list.children].map((child) =>
    child.localName === 'option'
      ? [child.textContent, child.getAttribute('value') ?? child.textContent]
      : [child.getAttribute('label') ?? '', foldedOf(child)],
  );

/**
 * Leaves each list the choice that it shows: a closed list of cities is forty elements that nobody sees.
 * @returns an element with all of them, which `shell/src/boot/replay.ts` puts in when somebody opens one
 */
export function foldLists(page: Element): string {
  const lists: FoldedChoice[][] = [];
  for (const select of page.querySelectorAll('select')) {
    const shown = select.options[select.selectedIndex];
    if (!shown || select.options.length < 2) continue;
    select.setAttribute('data-list', String(lists.push(foldedOf(select)) - 1));
    select.replaceChildren(shown);
  }
  return lists.length === 0 ? '' : jsonBlock('prerendered-lists', lists);
}
