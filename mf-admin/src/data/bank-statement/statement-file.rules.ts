import { readAmount, readDay } from './statement-cells.rules';
import type { StatementLine } from './bank-statement.schema';

/** The most that the server looks at in one call. */
export const MOST_LINES = 1000;

/** Headings above which a bank may write its name, the account and the period. */
const HEADING_ROWS = 40;

const dayNames = /^(交易|帳務|記帳|入帳|計息|作業)?(日期|日)(時間)?$|^date$/i;
const incomeNames = /存入|轉入|收入|入帳金額|貸方|deposit|credit/i;
const amountNames = /^(交易|異動)?金額$|^amount$/i;
const directionNames = /借貸|收支|存提|支存/;
const balanceNames = /餘額|結存|balance/i;
/** In a column that says in which direction the money went. */
const outgoing = /支|借|提|轉出|-/;

export interface StatementFile {
  lines: StatementLine[];
  /** Rows below the headings that are no transfer that came in. */
  skipped: number;
}

interface Columns {
  day: number;
  amount: number;
  direction: number;
  balance: number;
}

const plain = (cell: string) => cell.normalize('NFKC').replaceAll(/[\s（(].*$|\s/g, '');

function columnsOf(row: readonly string[]): Columns | null {
  const names = row.map(plain);
  const find = (pattern: RegExp) => names.findIndex((name) => pattern.test(name));
  const day = find(dayNames);
  const income = find(incomeNames);
  const amount = income < 0 ? find(amountNames) : income;
  if (day < 0 || amount < 0) return null;
  return { day, amount, direction: find(directionNames), balance: find(balanceNames) };
}

/** The endings of the numbers in a row; not of its day, its amount and its balance. */
function digitsOf(row: readonly string[], { day, amount, balance }: Columns): string[] {
  const told = row.filter((_, index) => ![day, amount, balance].includes(index));
  const numbers = told.flatMap((cell) => plainNumber(cell).match(/\d{5,}/g) ?? []);
  return [...new Set(numbers.map((number) => number.slice(-5)))].slice(0, 20);
}

const plainNumber = (cell: string) => cell.normalize('NFKC').replaceAll(/(?<=\d)[\s-](?=\d)/g, '');

/**
 * The transfers that came in, of the rows of a bank's file. Banks write theirs differently: the row of
 * headings is found by its words.
 * @returns null when there is no such row
 */
export function readStatement(rows: readonly (readonly string[])[]): StatementFile | null {
  const start = rows.slice(0, HEADING_ROWS).findIndex((row) => columnsOf(row) !== null);
  const columns = columnsOf(rows[start] ?? []);
  if (!columns) return null;
  const below = rows.slice(start + 1).filter((row) => row.some((cell) => cell.trim()));
  const seen = new Map<string, number>();
  const lines = below.flatMap((row): StatementLine[] => {
    const bookedOn = readDay(row[columns.day] ?? '');
    const amount = readAmount(row[columns.amount] ?? '');
    if (!bookedOn || !amount || outgoing.test(row[columns.direction] ?? '')) return [];
    const text = row
      .map((cell) => cell.trim())
      .join('|')
      .slice(0, 1000);
    const nth = seen.get(text) ?? 0;
    seen.set(text, nth + 1);
    return [{ bookedOn, amount, text, nth, digits: digitsOf(row, columns) }];
  });
  return { lines, skipped: below.length - lines.length };
}

/** The text of a file: UTF-8, or Big5 as many banks still write it. */
export function decodeStatement(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('big5').decode(bytes);
  }
}
