import { numberOf, timeOf } from './import-entry.rules';
import type { ImportColumn } from './import-columns.rules';

const two = (part: number) => String(part).padStart(2, '0');
const isDay = (year: number, month: number, day: number) => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};
const written = (year: number, month: number, day: number) =>
  isDay(year, month, day) ? `${year}/${two(month)}/${two(day)}` : null;

/** Years of the Republic of China begin with 1912. */
const MINGUO = 1911;

/** Perhaps a year of the Republic, or month and day in the other order. */
function dayMeant(text: string): string | null {
  const parts = /^(?:民國)?\s*(\d{2,4})\D+(\d{1,2})\D+(\d{1,2})\D*$/.exec(text.trim());
  if (!parts) return null;
  const [year = 0, month = 0, day = 0] = parts.slice(1).map(Number);
  const ofOurs = year < 1000 ? year + MINGUO : year;
  return written(ofOurs, month, day) ?? written(ofOurs, day, month);
}

/**
 * What was perhaps meant by a value that was refused; null: nobody can tell.
 * @param nearest what the server found to be most like it
 */
export function fixOf(column: ImportColumn | null, typed: string, nearest: string | null) {
  if (nearest) return nearest;
  switch (column) {
    case 'date':
    case 'endDate':
      return dayMeant(typed);
    case 'ticketPrice':
    case 'pricePerHour':
    case 'feeMin':
    case 'feeMax': {
      const number = numberOf(typed.replaceAll(/[^\d-]/g, ''));
      return typeof number === 'number' && number !== 0 ? String(Math.abs(number)) : null;
    }
    case 'endTime':
    case 'time': {
      const time = timeOf(typed.replaceAll(/[．.]/g, ':'));
      return time !== typed && /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? time : null;
    }
    default:
      return null;
  }
}
