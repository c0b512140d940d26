/** The most rows that one file may have. */
export const MAX_ROWS = 20_000;
const MAX_BYTES = 20 * 1024 * 1024;

/** Why a file cannot be read. */
export type FileFault = 'empty' | 'tooLarge' | 'tooMany' | 'unreadable';

/** A file that cannot be read, by why. */
export class UnreadableFile extends Error {
  constructor(readonly fault: FileFault) {
    super(fault);
  }
}

/** A table as it stands in a file. */
export interface ImportFile {
  name: string;
  encoding: 'UTF-8' | 'Big5' | 'JSON';
  headings: string[];
  /** With the number that a spreadsheet gives each row; of JSON, its place. */
  rows: { rowNo: number; cells: string[] }[];
}

/** Tables of older programs in Taiwan are written in Big5: whatever is no UTF-8 is that. */
function decode(bytes: ArrayBuffer): { text: string; encoding: 'UTF-8' | 'Big5' } {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    return { text: new TextDecoder('big5').decode(bytes), encoding: 'Big5' };
  }
}

const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(textOf).join('、');
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value).trim()
    : '';
};

function readJson(text: string): Pick<ImportFile, 'headings' | 'rows'> {
  const read: unknown = JSON.parse(text);
  const list: unknown =
    typeof read === 'object' && read !== null && 'items' in read ? read.items : read;
  if (!Array.isArray(list)) throw new UnreadableFile('unreadable');
  const things = list.map((thing: unknown) =>
    typeof thing === 'object' && thing !== null ? (thing as Record<string, unknown>) : {},
  );
  const headings = [...new Set(things.flatMap((thing) => Object.keys(thing)))];
  return {
    headings,
    rows: things.map((thing, index) => ({
      rowNo: index + 1,
      cells: headings.map((heading) => textOf(thing[heading])),
    })),
  };
}

async function readCsv(text: string): Promise<Pick<ImportFile, 'headings' | 'rows'>> {
  const { default: Papa } = await import(/* webpackChunkName: "papaparse" */ 'papaparse');
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''));
  const [headings = [], ...rows] = data;
  return {
    headings: headings.map((heading) => heading.trim()),
    // What our own files put before a sign that would be a formula goes again.
    rows: rows.map((cells, index) => ({
      rowNo: index + 2,
      cells: cells.map((cell) => cell.trim().replace(/^'(?=[=+\-@])/, '')),
    })),
  };
}

/**
 * Reads a table, as CSV or JSON.
 * @throws UnreadableFile
 */
export async function readImportFile(file: File): Promise<ImportFile> {
  if (file.size > MAX_BYTES) throw new UnreadableFile('tooLarge');
  const { text, encoding } = decode(await file.arrayBuffer());
  const isJson = /\.json$/i.test(file.name);
  let table: Pick<ImportFile, 'headings' | 'rows'>;
  try {
    table = isJson ? readJson(text) : await readCsv(text);
  } catch (thrown) {
    throw thrown instanceof UnreadableFile ? thrown : new UnreadableFile('unreadable');
  }
  const rows = table.rows.filter(({ cells }) => cells.some(Boolean));
  if (rows.length === 0) throw new UnreadableFile('empty');
  if (rows.length > MAX_ROWS) throw new UnreadableFile('tooMany');
  return { name: file.name, encoding: isJson ? 'JSON' : encoding, headings: table.headings, rows };
}
