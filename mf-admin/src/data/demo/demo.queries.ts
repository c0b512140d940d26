import { useQuery, type UseQueryResult } from '@spotlight/shared/vendor/query';
import type { AdPage } from '../ad/ad.schema';
import type { ManagedEventPage } from '../event/event.schema';
import type { PerformerPage } from '../performer/performer.schema';
import type { VenuePage } from '../venue/venue.schema';
import { demoKeys, type DemoKind } from './demo.keys';

const rows = () => import(/* webpackChunkName: "demo-rows" */ './demo-rows');

interface Page<Row> {
  items: Row[];
  total: number;
}

/**
 * Samples in place of what is there, while a room shows them. They come with the code, never from the server.
 * @param words what is searched for in their names
 */
function useDemo<Row, Rows extends Page<Row>>(
  kind: DemoKind,
  { isOn, words }: { isOn: boolean; words: string },
  read: () => Promise<Rows>,
  nameOf: (row: Rows['items'][number]) => string,
): UseQueryResult<Rows> {
  return useQuery({
    queryKey: demoKeys.of(kind),
    queryFn: read,
    enabled: isOn,
    staleTime: Infinity,
    networkMode: 'always',
    select: (page) => {
      const items = page.items.filter((row) => nameOf(row).includes(words.trim()));
      return { ...page, items, total: items.length };
    },
  });
}

interface Shown {
  /** Whether the room shows samples. */
  isOn: boolean;
  words: string;
}

export const useDemoEvents = (shown: Shown) =>
  useDemo<ManagedEventPage['items'][number], ManagedEventPage>(
    'events',
    shown,
    () => rows().then((m) => m.demoEvents()),
    ({ title }) => title,
  );

export const useDemoVenues = (shown: Shown) =>
  useDemo<VenuePage['items'][number], VenuePage>(
    'venues',
    shown,
    () => rows().then((m) => m.demoVenues()),
    ({ name }) => name,
  );

export const useDemoPerformers = (shown: Shown) =>
  useDemo<PerformerPage['items'][number], PerformerPage>(
    'performers',
    shown,
    () => rows().then((m) => m.demoPerformers()),
    ({ performerName }) => performerName,
  );

export const useDemoAds = (shown: Shown) =>
  useDemo<AdPage['items'][number], AdPage>(
    'ads',
    shown,
    () => rows().then((m) => m.demoAds()),
    ({ title }) => title,
  );
