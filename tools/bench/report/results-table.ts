import type { Press } from '../browser/press';
import type { Visit } from '../browser/visit';
import { median } from './median';

/** All visits of one contender. */
export interface Series {
  name: string;
  cold: Visit[];
  warm: Visit[];
  /** None where there is nothing to press. */
  presses: Press[];
}

interface Column {
  title: string;
  of: (series: Series) => number | undefined;
  digits?: number;
  hasRatio?: boolean;
}

const coldMedian = (key: keyof Visit) => (series: Series) =>
  median(series.cold.map((visit) => visit[key]));
const warmMedian = (key: keyof Visit) => (series: Series) =>
  median(series.warm.map((visit) => visit[key]));
const pressMedian =
  (key: keyof Press) =>
  ({ presses }: Series) =>
    presses.length > 0 ? median(presses.map((press) => press[key])) : undefined;

const columnsFor = (shown: string): Column[] => [
  { title: 'wire kB', of: coldMedian('wireKb'), hasRatio: true },
  { title: 'requests', of: coldMedian('requests') },
  { title: 'chain', of: coldMedian('chain') },
  { title: 'FCP ms', of: coldMedian('firstContentfulPaint'), hasRatio: true },
  { title: 'LCP ms', of: coldMedian('largestContentfulPaint'), hasRatio: true },
  { title: `${shown} ms`, of: coldMedian('firstShown'), hasRatio: true },
  { title: 'usable ms', of: pressMedian('usable'), hasRatio: true },
  { title: 'usable kB', of: pressMedian('usableKb'), hasRatio: true },
  { title: 'blocking ms', of: coldMedian('blocking') },
  { title: 'warm wire kB', of: warmMedian('wireKb'), digits: 1 },
  { title: `warm ${shown} ms`, of: warmMedian('firstShown'), hasRatio: true },
];

/**
 * Medians as a Markdown table, with the ratio to the reference in brackets.
 * @param shown what visitors came for, in a word
 * @throws Error when the reference is not among the series
 */
export const resultsTable = (all: readonly Series[], referenceName: string, shown: string) =>
  tableOf(all, referenceName, '', columnsFor(shown));

/** The columns that the project's README shows. */
export const shortTable = (
  all: readonly Series[],
  referenceName: string,
  title: string,
  shown: string,
) =>
  tableOf(
    all,
    referenceName,
    title,
    columnsFor(shown).filter((column) => !/FCP|warm wire|requests/.test(column.title)),
  );

function tableOf(
  all: readonly Series[],
  referenceName: string,
  corner: string,
  columns: readonly Column[],
): string {
  const reference = all.find(({ name }) => name === referenceName);
  if (!reference) throw new Error(`there is no series "${referenceName}"`);
  const rows = all.map((series) => [
    series.name,
    ...columns.map(({ of, digits = 0, hasRatio }) => {
      const value = of(series);
      if (value === undefined) return '';
      const ratio = value / (of(reference) ?? value);
      return hasRatio ? `${value.toFixed(digits)} (${ratio.toFixed(2)})` : value.toFixed(digits);
    }),
  ]);
  return markdownTable([corner, ...columns.map(({ title }) => title)], rows);
}

/** Rows as an aligned Markdown table; all columns but the first are numbers. */
export function markdownTable(head: string[], rows: string[][]): string {
  const widths = head.map((_, column) =>
    Math.max(3, ...[head, ...rows].map((cells) => cells[column]?.length ?? 0)),
  );
  const align = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0);
  const line = (cells: string[]) => `| ${cells.map(align).join(' | ')} |`;
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}
