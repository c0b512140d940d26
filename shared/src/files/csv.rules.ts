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

/**
 * Writes rows as a CSV file (RFC 4180) that Excel opens as it is: UTF-8 with its mark, and no text of a
 * stranger can become a formula.
 */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}
