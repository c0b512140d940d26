import { decodeText, type Encoding } from './decode-text';

/** Rows of a file that cannot be read as they were meant, counted from 1 as a spreadsheet does. */
export class UnreadableRows extends Error {
  constructor(readonly rows: readonly number[]) {
    super(`rows ${rows.join(', ')} cannot be read`);
  }
}

export interface DelimitedTable {
  encoding: Encoding;
  /** Empty ones as well: the place of a row is its number. */
  rows: string[][];
}

/** What could not be read, and a zero, which no text has and no database takes. */
export const isBroken = (cell: string): boolean => /[\0\uFFFD]/.test(cell);

/** As many columns as a line inside of a text hardly has by chance. */
const FEWEST_COLUMNS = 3;

/** What old programs write behind the last line. */
const END_OF_FILE = '\u001A';

/** Excel's own word for what stands between the cells. */
const separatorLine = /^sep=(.)\n/i;

const delimiters = ['\t', ',', ';', '|'];
const LOOKED_AT = 40;

/** What stands between cells is in every line, the headings as well; what stands in texts is not. */
function delimiterOf(text: string): string {
  const lines = text.split('\n', LOOKED_AT);
  const share = (mark: string) => lines.filter((line) => line.includes(mark)).length;
  return delimiters.reduce((best, mark) => (share(mark) > share(best) ? mark : best));
}

/**
 * Reads what stands between commas, tabs or semicolons, exactly or not at all.
 * @throws UnreadableRows with the rows in which quotation marks or characters are broken
 */
export async function readDelimited(bytes: ArrayBuffer): Promise<DelimitedTable> {
  const { default: Papa } = await import(/* webpackChunkName: "papaparse" */ 'papaparse');
  const decoded = decodeText(bytes);
  // One kind of line end, or lines of the other kind become parts of one row; and the last mark of old programs.
  const lines = decoded.text.replaceAll(/\r\n?/g, '\n').trimEnd();
  const text = lines.endsWith(END_OF_FILE) ? lines.slice(0, -1) : lines;
  const delimiter = separatorLine.exec(text)?.[1] ?? delimiterOf(text);
  const { data, errors } = Papa.parse<string[]>(text.replace(separatorLine, ''), {
    newline: '\n',
    delimiter,
  });
  const columns = data.reduce((most, { length }) => Math.max(most, length), FEWEST_COLUMNS);
  // A mark that opens in one row and closes in another one: whole rows lie inside of a cell.
  const swallows = (cell: string) =>
    cell.includes('\n') && cell.split('\n').some((line) => line.split(delimiter).length >= columns);
  const broken = new Set(errors.flatMap(({ type, row }) => (type === 'Quotes' ? (row ?? 0) : [])));
  data.forEach((cells, row) => {
    if (cells.some((cell) => isBroken(cell) || swallows(cell))) broken.add(row);
  });
  if (broken.size > 0) {
    throw new UnreadableRows([...broken].map((row) => row + 1).toSorted((a, b) => a - b));
  }
  return { encoding: decoded.encoding, rows: data };
}
