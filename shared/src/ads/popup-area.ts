/** A part of the window, in its own pixels. */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** As wide and high as the card is at most, with its distance from the corner. */
const CARD = { width: 280, height: 420, gap: 16 };

/** Where the card will lie: the lower corner at the end of lines. */
export const popupArea = ({ innerWidth, innerHeight }: Window): Area => ({
  left: innerWidth - CARD.width - 2 * CARD.gap,
  top: innerHeight - CARD.height - 2 * CARD.gap,
  right: innerWidth,
  bottom: innerHeight,
});

const overlaps = (one: Area, other: Area) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** Is nothing asked, nothing typed, and no field below where the card will lie? */
export function isFreeForPopup(page: Document, area: Area): boolean {
  if (page.visibilityState === 'hidden' || page.querySelector('dialog[open]')) return false;
  if (page.activeElement?.matches('input, textarea, select, [contenteditable]')) return false;
  return ![...page.querySelectorAll('form')].some((form) => {
    const box = form.getBoundingClientRect();
    return box.width > 0 && overlaps(box, area);
  });
}
