/** A page number, or a gap in the row of numbers. */
export type PageStop = number | 'gap';

/**
 * The numbers to show in a pagination: the first, the last, the current one and its neighbours.
 * A gap stands for two pages or more; a single missing page is shown instead of its gap.
 */
export function pageWindow(page: number, pageCount: number): PageStop[] {
  const isShown = (stop: number) => stop === 1 || stop === pageCount || Math.abs(stop - page) <= 1;
  const stops: PageStop[] = [];
  for (let stop = 1; stop <= pageCount; stop += 1) {
    const fillsSingleHole = isShown(stop - 1) && isShown(stop + 1);
    if (isShown(stop) || fillsSingleHole) stops.push(stop);
    else if (stops.at(-1) !== 'gap') stops.push('gap');
  }
  return stops;
}
