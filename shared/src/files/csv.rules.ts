/** A value of a table; `null` leaves the cell empty. */
export type CsvCell = string | number | null;

/** How Excel recognises UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A text that begins like this is a formula to spreadsheets, whoever wrote it. */
const formulaStart = /^[=+\-@\t\r]/;

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = formulaStart.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as lines of a CSV file, whose cells no program takes for formulas. */
const csvLines = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');

/**
 * Writes rows as a CSV file (RFC 4180) that Excel opens as it is: UTF-8 with its mark, and no text of a
 * stranger can become a formula.
 */
export const toCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  BYTE_ORDER_MARK + csvLines(rows);

/**
 * Writes the same file as its rows come. What is written leaves the memory of the page, so that a million rows
 * need no more of it than the rows of one block.
 * @returns the file, and how many rows it has
 */
export async function csvFile(
  blocks: AsyncIterable<readonly (readonly CsvCell[])[]>,
): Promise<{ file: Blob; rows: number }> {
  const parts = [new Blob([BYTE_ORDER_MARK])];
  let rows = 0;
  for await (const block of blocks) {
    parts.push(new Blob([csvLines(block)]));
    rows += block.length;
  }
  return { file: new Blob(parts), rows };
}
