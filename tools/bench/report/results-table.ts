import type { Visit } from '../browser/visit';
import { median } from './median';

/** All visits of one contender. */
export interface Series {
  name: string;
  cold: Visit[];
  warm: Visit[];
}

interface Column {
  title: string;
  of: (series: Series) => number;
  digits?: number;
  hasRatio?: boolean;
}

const coldMedian = (key: keyof Visit) => (series: Series) =>
  median(series.cold.map((visit) => visit[key]));
const warmMedian = (key: keyof Visit) => (series: Series) =>
  median(series.warm.map((visit) => visit[key]));

const columnsFor = (shown: string): Column[] => [
  { title: 'wire kB', of: coldMedian('wireKb'), hasRatio: true },
  { title: 'requests', of: coldMedian('requests') },
  { title: 'chain', of: coldMedian('chain') },
  { title: 'FCP ms', of: coldMedian('firstContentfulPaint'), hasRatio: true },
  { title: 'LCP ms', of: coldMedian('largestContentfulPaint'), hasRatio: true },
  { title: `${shown} ms`, of: coldMedian('firstShown'), hasRatio: true },
  { title: 'warm wire kB', of: warmMedian('wireKb'), digits: 1 },
  { title: `warm ${shown} ms`, of: warmMedian('firstShown'), hasRatio: true },
];

/**
 * Medians as a Markdown table, with the ratio to the reference in brackets.
 * @param shown what visitors came for, in a word
 * @throws Error when the reference is not among the series
 */
export function resultsTable(all: readonly Series[], referenceName: string, shown: string): string {
  const columns = columnsFor(shown);
  const reference = all.find(({ name }) => name === referenceName);
  if (!reference) throw new Error(`there is no series "${referenceName}"`);
  const rows = all.map((series) => [
    series.name,
    ...columns.map(({ of, digits = 0, hasRatio }) => {
      const value = of(series).toFixed(digits);
      return hasRatio ? `${value} (${(of(series) / of(reference)).toFixed(2)})` : value;
    }),
  ]);
  return markdownTable(['', ...columns.map(({ title }) => title)], rows);
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
