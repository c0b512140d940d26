import { plainText } from '@spotlight/shared/files/csv';
import { decodeText, type Encoding } from '../delimited/decode-text';
import { UnreadableRows, isBroken, readDelimited } from '../delimited/read-delimited';

/** The most rows that one file may have. */
export const MAX_ROWS = 20_000;
const MAX_BYTES = 20 * 1024 * 1024;

/** Why a file cannot be read. */
export type FileFault = 'empty' | 'tooLarge' | 'tooMany' | 'unreadable' | 'rows';

/** A file that cannot be read, by why. */
export class UnreadableFile extends Error {
  constructor(
    readonly fault: FileFault,
    /** Those that cannot be read, for `rows`. */
    readonly rows: readonly number[] = [],
  ) {
    super(fault);
  }
}

/** A table as it stands in a file. */
export interface ImportFile {
  name: string;
  encoding: Encoding | 'JSON';
  headings: string[];
  /** With the number that a spreadsheet gives each row; of JSON, its place. */
  rows: { rowNo: number; cells: string[] }[];
}

const isThing = (one: unknown) => typeof one === 'object' && one !== null && !Array.isArray(one);
/** What is made of parts is no text: written out, a title would be published with its braces. */
const isNested = (value: unknown) =>
  isThing(value) || (Array.isArray(value) && value.some((one) => typeof one === 'object'));

const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(textOf).join('、');
  if (typeof value === 'string') return value.trim();
  return value === null || value === undefined ? '' : JSON.stringify(value);
};

function readJson(bytes: ArrayBuffer): Pick<ImportFile, 'headings' | 'rows'> {
  const { text } = decodeText(bytes);
  const read: unknown = JSON.parse(text);
  const list: unknown =
    typeof read === 'object' && read !== null && 'items' in read ? read.items : read;
  if (!Array.isArray(list)) throw new UnreadableFile('unreadable');
  const strange = list.flatMap((one, index) =>
    isThing(one) && !Object.values(one as object).some(isNested) ? [] : [index + 1],
  );
  if (strange.length > 0) throw new UnreadableRows(strange);
  const things = list as Record<string, unknown>[];
  const headings = [...new Set(things.flatMap((thing) => Object.keys(thing)))];
  const rows = things.map((thing, index) => ({
    rowNo: index + 1,
    cells: headings.map((heading) => textOf(thing[heading])),
  }));
  const broken = rows.filter(({ cells }) => cells.some(isBroken));
  if (broken.length > 0) throw new UnreadableRows(broken.map(({ rowNo }) => rowNo));
  return { headings, rows };
}

type Table = Omit<ImportFile, 'name'>;

async function readCsv(bytes: ArrayBuffer): Promise<Table> {
  const { encoding, rows: read } = await readDelimited(bytes);
  const rows = read.map((cells, index) => ({
    rowNo: index + 1,
    // What our own files put before what a spreadsheet would change goes again.
    cells: cells.map((cell) => plainText(cell.trim())),
  }));
  const first = rows.findIndex(({ cells }) => cells.some(Boolean));
  const headings = rows[first]?.cells ?? [];
  const below = rows.slice(first + 1);
  // More cells than columns: a comma that was meant as one has moved what follows it.
  const wider = below.filter(({ cells }) => cells.slice(headings.length).some(Boolean));
  if (wider.length > 0) throw new UnreadableRows(wider.map(({ rowNo }) => rowNo));
  return { encoding, headings, rows: below };
}

/**
 * Reads a table, as CSV or JSON.
 * @throws UnreadableFile
 */
export async function readImportFile(file: File): Promise<ImportFile> {
  if (file.size > MAX_BYTES) throw new UnreadableFile('tooLarge');
  const bytes = await file.arrayBuffer();
  let table: Table;
  try {
    table = /\.json$/i.test(file.name)
      ? { encoding: 'JSON', ...readJson(bytes) }
      : await readCsv(bytes);
  } catch (thrown) {
    if (thrown instanceof UnreadableRows) throw new UnreadableFile('rows', thrown.rows);
    throw thrown instanceof UnreadableFile ? thrown : new UnreadableFile('unreadable');
  }
  const rows = table.rows.filter(({ cells }) => cells.some(Boolean));
  if (rows.length === 0) throw new UnreadableFile('empty');
  if (rows.length > MAX_ROWS) throw new UnreadableFile('tooMany');
  return { name: file.name, ...table, rows };
}
