import { at, dayFrom, type Request, type Scenario, type Subjects } from './scenario';

const types = ['咖啡廳', '工作室', '展廳', 'Live House'];
const performances = ['dj', 'band', 'host', 'dance'];
const placeWords = ['西門紅樓', '華山', '文創', '河岸 留言'];

/** From one to fourteen days. */
const window = (n: number) => {
  const from = new Date(`${dayFrom(3 + (n % 20))}T00:00:00+08:00`);
  return {
    p_from: from.toISOString(),
    p_to: new Date(from.getTime() + (1 + (n % 14)) * 86_400_000).toISOString(),
    p_duration: 60 * (1 + (n % 5)),
  };
};

/** A few days more or less, evenings, and four weekends. */
const days = (n: number) => {
  const isWeekend = n % 3 === 2;
  return {
    p_from: dayFrom(3 + (n % 20)),
    p_until: dayFrom(3 + (n % 20) + (isWeekend ? 26 : 6)),
    p_weekend: isWeekend,
    p_opens: n % 3 === 1 ? 1020 : 0,
    p_closes: n % 3 === 1 ? 1560 : 1800,
    p_duration: 60 * (1 + (n % 5)),
  };
};

/** One to three of each side, for up to four weeks. */
const together = ({ venues, stages }: Subjects, n: number) => {
  const some = (ids: readonly string[]) =>
    Array.from({ length: 1 + (n % 3) }, (_, index) => at(ids, n * 3 + index));
  return {
    p_venue_ids: some(venues),
    p_performer_ids: some(stages),
    p_from: dayFrom(3 + (n % 20)),
    p_until: dayFrom(3 + (n % 20) + 7 * (1 + (n % 4)) - 1),
    p_opens: 360,
    p_closes: 1800,
    p_duration: 60 * (1 + (n % 5)),
  };
};

/** What is free when, over a thousand calendars of each kind. */
export function freeTime(subjects: Subjects): Scenario[] {
  const { cities } = subjects;
  const asks = (name: string, asked: string, args: (n: number) => Request['args']): Scenario => ({
    name,
    aim: { p99Ms: 300 },
    request: (n) => ({ function: asked, args: args(n), userId: null }),
  });
  /** All that can be asked of a place at once, here and there wide enough to find some. */
  const everyFilter = (n: number) => ({
    p_city: n % 4 === 0 ? null : at(cities, n),
    p_type: n % 4 === 1 ? null : at(types, n),
    p_capacity: 20 + (n % 5) * 20,
    p_max_price: 5000 - (n % 4) * 500,
    p_max_total: 15_000 - (n % 4) * 3000,
    p_support_friendly: n % 2 === 0,
    p_query: n % 3 === 0 ? at(placeWords, n) : null,
  });
  return [
    asks('free time: 1 000 venues', 'search_free_venues', window),
    asks('free time: cheapest, later pages', 'search_free_venues', (n) => ({
      ...window(n),
      p_sort: at(['price', 'soonest'], n),
      p_page: 1 + (n % 8),
    })),
    asks('free time: all filters', 'search_free_venues', (n) => ({
      ...window(n),
      ...everyFilter(n),
      p_sort: at(['price', 'soonest'], n),
    })),
    asks('free time: within a budget', 'search_free_venues', (n) => ({
      ...window(n),
      p_max_total: 2000 * (1 + (n % 8)),
    })),
    asks('flexible days: 1 000 venues', 'free_venue_days', days),
    asks('flexible days: all filters', 'free_venue_days', (n) => ({
      ...days(n),
      ...everyFilter(n),
    })),
    asks('flexible days: within a budget', 'free_venue_days', (n) => ({
      ...days(n),
      p_max_total: 2000 * (1 + (n % 8)),
    })),
    asks('common time: venues and performers', 'common_free_time', (n) => together(subjects, n)),
    asks('free time: 1 000 performers', 'search_free_performers', window),
    asks('free time: performers, all filters', 'search_free_performers', (n) => ({
      ...window(n),
      p_city: n % 2 === 0 ? null : at(cities, n),
      p_category: at(performances, n),
      p_max_fee: 40_000,
      p_sort: at(['fee', 'soonest'], n),
    })),
  ];
}
