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
  /** Rows, counted from 1, that say a day and an amount that came in, of which one cannot be read. */
  unread: number[];
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

/** A row as the server compares it (`private.statement_line`): two that differ in their blanks alone are equal. */
const withoutBlanks = (text: string) => text.normalize('NFKC').replaceAll(/\s/g, '');

/** An amount whose own comma, without quotation marks, has made two cells of it. */
const isCutAmount = (cell: string, next: string) =>
  /^\s*\d{1,3}\s*$/.test(cell) && /^\s*\d{3}(\.\d*)?\s*$/.test(next);

/** Is it an amount above zero, however it is written? Banks write nothing, 0 or a dash, and a sign or brackets for what went out. */
const saysIncome = (cell: string) => {
  const text = cell.normalize('NFKC').trim();
  return /[1-9]/.test(text) && !/^['\s]*[-(]/.test(text);
};

/**
 * The transfers that came in, of the rows of a bank's file. Banks write theirs differently: the row of
 * headings is found by its words.
 * @returns null when there is no such row
 */
export function readStatement(rows: readonly (readonly string[])[]): StatementFile | null {
  const start = rows.slice(0, HEADING_ROWS).findIndex((row) => columnsOf(row) !== null);
  const columns = columnsOf(rows[start] ?? []);
  if (!columns) return null;
  const width = rows[start]?.length ?? 0;
  const seen = new Map<string, number>();
  const unread: number[] = [];
  let filled = 0;
  const lines = rows.flatMap((row, index): StatementLine[] => {
    if (index <= start || !row.some((cell) => cell.trim())) return [];
    filled += 1;
    const [day = '', sum = ''] = [row[columns.day], row[columns.amount]];
    if (outgoing.test(row[columns.direction] ?? '')) return [];
    const [bookedOn, amount] = [readDay(day), readAmount(sum)];
    const isCut = row.length > width && isCutAmount(sum, row[columns.amount + 1] ?? '');
    if (!bookedOn || !amount || isCut) {
      if (/\d/.test(day.normalize('NFKC')) && saysIncome(sum)) unread.push(index + 1);
      return [];
    }
    const text = row
      .map((cell) => cell.trim())
      .join('|')
      .slice(0, 1000);
    const same = withoutBlanks(text);
    const nth = seen.get(same) ?? 0;
    seen.set(same, nth + 1);
    return [{ bookedOn, amount, text, nth, digits: digitsOf(row, columns) }];
  });
  return { lines, skipped: filled - lines.length - unread.length, unread };
}
