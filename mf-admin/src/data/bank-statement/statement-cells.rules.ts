import { wholeAmount } from '../delimited/amount.rules';

const REPUBLIC = 1911;

/** With marks between (2026/11/20, 115年11月20日), or without (20261120, 1151120). */
const written = [
  /^(\d{2,4})[年/.-](\d{1,2})[月/.-](\d{1,2})(?!\d)/,
  /^(\d{4})(\d{2})(\d{2})(?!\d)/,
  /^(\d{3})(\d{2})(\d{2})(?!\d)/,
];

/** A day as banks in Taiwan write it, also in years of the Republic, as `YYYY-MM-DD`; null: none. */
export function readDay(cell: string): string | null {
  const text = cell.normalize('NFKC').trim().replace(/^'/, '');
  const found = written.map((pattern) => pattern.exec(text)).find((match) => match !== null);
  if (!found) return null;
  const [, year = '', month = '', date = ''] = found;
  const fullYear = Number(year) < REPUBLIC ? Number(year) + REPUBLIC : Number(year);
  const day = `${fullYear}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const isReal = new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) === day;
  return isReal && day.startsWith('20') ? day : null;
}

/** Whole NT$ that came in; null for nothing, money that went out, and what is no amount. */
export function readAmount(cell: string): number | null {
  const amount = wholeAmount(cell) ?? 0;
  return amount > 0 ? amount : null;
}
