import { addDays } from '@spotlight/shared/booking/hours';
import { wholeAmount } from '../delimited/amount.rules';
import type { ImportColumn } from './import-columns.rules';
import { timeOf } from './import-entry.rules';

const two = (part: number) => String(part).padStart(2, '0');
/** Years of the Republic of China begin with 1912. */
const MINGUO = 1911;
/** How far ahead the server takes a day. */
const AHEAD = { date: 730, endDate: 1095 };
const MOST = 1_000_000;

/** Perhaps a year of the Republic, one without its century, or month and day in the other order: the one that can be. */
function dayMeant(text: string, today: string, ahead: number): string | null {
  const found = /^(民國)?\s*(\d{2,4})\D+(\d{1,2})\D+(\d{1,2})\D*$/.exec(
    text.normalize('NFKC').trim(),
  );
  if (!found) return null;
  const [year = 0, month = 0, day = 0] = found.slice(2).map(Number);
  const years = [
    ...(year < 1000 ? [year + MINGUO] : [year]),
    ...(year < 100 && !found[1] ? [year + 2000] : []),
  ];
  const last = addDays(today, ahead);
  const able = years.flatMap((one) =>
    [...new Set([`${one}-${two(month)}-${two(day)}`, `${one}-${two(day)}-${two(month)}`])].filter(
      (meant) => isDay(meant) && meant >= today && meant <= last,
    ),
  );
  return able[0]?.replaceAll('-', '/') ?? null;
}

const isDay = (text: string) => {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

/** One amount with words around it that leave it as it is: not two of them, not 3萬, not 100 美元. */
function amountMeant(text: string): string | null {
  const bare = text
    .normalize('NFKC')
    .replace(/^\s*(?:(?:大?約|票價|價格|預售|現場|每[人張位]|單[張人]|全票|一律|只要)[\s::]*)+/, '')
    .replace(/\s*(?:(?:起|左右|上下|整|\/\s*[人張位]|每[人張位]))+\s*$/, '');
  const amount = Math.abs(wholeAmount(bare) ?? 0);
  return amount > 0 && amount <= MOST && bare !== String(amount) ? String(amount) : null;
}

/**
 * What was perhaps meant by a value that was refused, as the server would take it; null: nobody can tell.
 * @param nearest what the server found to be most like it
 * @param today in Taipei
 */
export function fixOf(
  column: ImportColumn | null,
  typed: string,
  nearest: string | null,
  today: string,
): string | null {
  if (nearest) return nearest;
  switch (column) {
    case 'date':
    case 'endDate':
      return dayMeant(typed, today, AHEAD[column]);
    case 'ticketPrice':
    case 'pricePerHour':
    case 'feeMin':
    case 'feeMax':
      return amountMeant(typed);
    case 'endTime':
    case 'time': {
      const time = timeOf(typed.normalize('NFKC').replaceAll('.', ':'));
      return time !== typed && /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? time : null;
    }
    default:
      return null;
  }
}
