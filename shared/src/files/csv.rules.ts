/** A value of a table; `null` leaves the cell empty. */
export type CsvCell = string | number | null;

/** How Excel recognises UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** What spreadsheets make something else of than was written, wherever it came from. */
const changing = [
  // Formulas, also with blanks or line ends before them.
  /^\s*[=+\-@]/,
  /^[\t\r\n]/,
  // Numbers that lose their zeros, or their last digits: telephones, tax numbers, accounts.
  /^\s*0\d[\d\s.,]*$/,
  /^\s*\d{12,}\s*$/,
  /^\s*\d*\.\d*0\s*$/,
  // 12E5 is a number with many zeros, (5) is less than none.
  /^\s*\d+(\.\d+)?E[+-]?\d+\s*$/i,
  /^\s*\([\d.,]+\)\s*$/,
  // 3-14, 1/2, 1-2-3, MAY5 and Dec-25 are days.
  /^\s*\d{1,2}[-/]\d{1,2}([-/]\d{1,2})?\s*$/,
  /^\s*(\d{1,2}[\s-]*)?(jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[\s-]*\d{1,4}\s*$/i,
];

/** Full-width signs and digits are the same to a spreadsheet in Chinese. */
const isChanged = (text: string): boolean => {
  const plain = text.normalize('NFKC');
  return changing.some((pattern) => pattern.test(plain));
};

/** What a cell of our own files says, without the mark that keeps it text. */
export const plainText = (cell: string): string =>
  cell.startsWith("'") && isChanged(cell.slice(1)) ? cell.slice(1) : cell;

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = isChanged(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as lines of a CSV file, whose cells no program takes for formulas. */
const csvLines = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');

/**
 * Writes rows as a CSV file (RFC 4180) that Excel opens as it is: UTF-8 with its mark; no text of a
 * stranger can become a formula, and no number that is a name loses its zeros. An apostrophe before them keeps them
 * text, as in a spreadsheet itself; `plainText` takes it away.
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
