/** A day of a month's sheet, `YYYY-MM-DD`; null before its first and after its last. */
export type SheetDay = string | null;

/**
 * The weeks of a month, from Sunday to Saturday.
 * @param month `YYYY-MM`
 */
export function monthSheet(month: string): SheetDay[][] {
  const first = new Date(`${month}-01T00:00:00Z`);
  const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const cells: SheetDay[] = [
    ...Array.from({ length: first.getUTCDay() }, () => null),
    ...Array.from({ length: days }, (_, day) => `${month}-${String(day + 1).padStart(2, '0')}`),
  ];
  while (cells.length % 7 > 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}
