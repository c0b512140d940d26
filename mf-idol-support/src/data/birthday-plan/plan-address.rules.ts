import { addDays } from '@spotlight/shared/booking/hours';
import { cityIds, isListDay, readChoice } from '@spotlight/shared/format';

/** What a birthday is planned for. */
export interface PlanWish {
  artistId: string;
  /** `YYYY-MM-DD` */
  day: string;
  /** City id. */
  city: string;
  /** NT$ */
  budget: number;
}

export const LEAST_BUDGET = 1_000;
export const MOST_BUDGET = 10_000_000;

/** Reads what an address says of the wish; what it cannot mean is empty. */
export function readPlanWish(params: URLSearchParams): Partial<PlanWish> {
  const [artistId, day] = [params.get('artist') ?? '', params.get('day') ?? ''];
  const budget = Number(params.get('budget'));
  const city = readChoice(params, 'city', cityIds);
  return {
    ...(/^[0-9a-f-]{36}$/i.test(artistId) && { artistId }),
    ...(isListDay(day) && { day }),
    ...(city && { city }),
    ...(Number.isInteger(budget) && budget >= LEAST_BUDGET && budget <= MOST_BUDGET && { budget }),
  };
}

/** Days that are planned for: after `today`, and within a year. */
export const isPlannable = (day: string, today: string) =>
  day > today && day <= addDays(today, 365);

/** The whole wish, or null while something is missing or its day is over: addresses are kept for long. */
export function wholeWish(
  { artistId, day, city, budget }: Partial<PlanWish>,
  today: string,
): PlanWish | null {
  const isWhole = artistId && day && isPlannable(day, today) && city && budget;
  return isWhole ? { artistId, day, city, budget } : null;
}

/** The search of the planner's address for a wish; `''` for none. */
export function planSearch({ artistId, day, city, budget }: Partial<PlanWish>): string {
  const query = new URLSearchParams({
    ...(artistId && { artist: artistId }),
    ...(day && { day }),
    ...(city && { city }),
    ...(budget && { budget: String(budget) }),
  });
  return query.size > 0 ? `?${query}` : '';
}
