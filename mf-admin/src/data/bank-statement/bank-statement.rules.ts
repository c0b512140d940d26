import type { PaymentMatch, StatementLine } from './bank-statement.schema';

/** A line with what became of it, or what it may be for. */
export interface MatchedLine {
  line: StatementLine;
  /** Numbers of the orders that it confirmed, before or just now. */
  usedFor: readonly string[] | null;
  matches: readonly PaymentMatch[];
}

/** A transfer is booked on its day, or after a weekend and holidays; the night before for those who misread a clock. */
const EARLIEST_DAYS = -1;
const LATEST_DAYS = 10;
const DAY_MS = 86_400_000;

function isTimely({ bookedOn }: StatementLine, { transferAt }: PaymentMatch): boolean {
  const booked = Date.parse(`${bookedOn}T00:00:00+08:00`);
  const days = Math.ceil((booked - Date.parse(transferAt)) / DAY_MS);
  return days >= EARLIEST_DAYS && days <= LATEST_DAYS;
}

const named = ({ line, matches }: MatchedLine) =>
  matches.filter((match) => match.hasDigits && isTimely(line, match));

/**
 * The payment that a line is for without any doubt: amount, digits and day agree, with no other payment, and
 * no other line of the file agrees with it, too.
 */
export function sureMatch(one: MatchedLine, all: readonly MatchedLine[]): PaymentMatch | null {
  if (one.usedFor) return null;
  const [match, ...others] = named(one);
  if (!match || others.length > 0) return null;
  const isShared = all.some(
    (other) =>
      other !== one &&
      !other.usedFor &&
      named(other).some(({ orderIds }) => orderIds.some((id) => match.orderIds.includes(id))),
  );
  return isShared ? null : match;
}

/** The lines after one of them confirmed a payment, which is for no other one any more. */
export const withConfirmed = (
  all: readonly MatchedLine[],
  confirmed: StatementLine,
  match: PaymentMatch,
): MatchedLine[] =>
  all.map((one) =>
    one.line === confirmed
      ? { ...one, usedFor: match.orderNos }
      : {
          ...one,
          matches: one.matches.filter(
            ({ orderIds }) => !orderIds.some((id) => match.orderIds.includes(id)),
          ),
        },
  );
