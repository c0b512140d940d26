import {
  MOST_STOPS,
  planDay,
  type Stop,
} from '../../../mf-idol-support/src/data/route/day-route.rules';
import { median } from '../report/median';
import { markdownTable } from '../report/results-table';
import { atMost, type Section } from '../report/section';
import type { Stage } from './scenario';

/** Stops along a street, in minutes from its beginning; their doors open and close at all hours. */
const places = Array.from({ length: MOST_STOPS }, (_, n) => (n * 37) % 90);
const stops: Stop[] = places.map((_, n) => ({
  opens: 600 + (n % 4) * 60,
  closes: 1300 - (n % 3) * 100,
  stay: 20,
}));
const minutes = places.map((from) => places.map((to) => Math.abs(from - to)));

/** The day of support with as many stops as are planned exactly: processor time of one plan, not slowed. */
export const planFullDay = ({
  runs,
  onProgress,
}: Pick<Stage, 'runs' | 'onProgress'>): Promise<Section> => {
  const times = Array.from({ length: runs }, () => {
    const before = process.cpuUsage();
    planDay(stops, minutes, places, 600);
    return process.cpuUsage(before).user / 1000;
  });
  onProgress(`route of ${MOST_STOPS} stops: ${times.map(Math.round).join(' ')} ms`);
  return Promise.resolve({
    title: 'the order of a day of support',
    table: markdownTable(
      ['stops', 'median ms', 'slowest ms'],
      [[String(MOST_STOPS), median(times).toFixed(0), Math.max(...times).toFixed(0)]],
    ),
    aims: [atMost(`a route of ${MOST_STOPS} stops, ms`, median(times), 100, 0)],
  });
};
