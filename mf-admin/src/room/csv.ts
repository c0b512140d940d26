/** What a spreadsheet would compute instead of show: a formula, or a sign that begins one. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * One field of a CSV file. Text that a spreadsheet would take for a formula gets an apostrophe in front,
 * so that a name which somebody typed never runs on the computer of whoever opens the file.
 */
export function csvField(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A whole file. The mark at its beginning makes Excel read UTF-8. */
export function csvFile(
  headings: readonly string[],
  lines: readonly (readonly (string | number | null)[])[],
): Blob {
  const rows = [headings, ...lines].map((line) => line.map(csvField).join(','));
  return new Blob(['\uFEFF', rows.join('\r\n'), '\r\n'], { type: 'text/csv;charset=utf-8' });
}
