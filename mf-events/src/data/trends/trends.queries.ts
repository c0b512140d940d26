import { useBackend, type PrefetchContext } from '@spotlight/shared/contract';
import type { Backend } from '@spotlight/shared/data';
import { keepPreviousData, queryOptions, useQuery } from '@spotlight/shared/vendor/query';
import { eventKeys } from '../event/event.keys';
import { trendKeys } from './trends.keys';
import { getRanking, listOpenCampaigns, listSeatsLeft } from './trends.repository';
import { rankCampaigns } from './trends.rules';
import type { Period, RankedKind } from './trends.schema';

/** Rankings are made once an hour. */
const RANKING_FRESH_MS = 5 * 60_000;

const rankingQuery = (backend: Backend, kind: RankedKind, period: Period, limit: number) =>
  queryOptions({
    queryKey: trendKeys.ranking(kind, period, limit),
    queryFn: ({ signal }) => getRanking(backend, kind, period, limit, signal),
    staleTime: RANKING_FRESH_MS,
  });

/** Reads the ranking of events ahead of its first picture. */
export const prefetchEventRanking = (
  { backend, queryClient }: PrefetchContext,
  period: Period,
  limit: number,
): Promise<void> => queryClient.prefetchQuery(rankingQuery(backend, 'event', period, limit));

/** The first `limit` places of a ranking; the one before stays in view while another period comes. */
export function useRanking(kind: RankedKind, period: Period, limit: number) {
  return useQuery({
    ...rankingQuery(useBackend(), kind, period, limit),
    placeholderData: (previous, previousQuery) =>
      previousQuery?.queryKey[2] === kind ? keepPreviousData(previous) : undefined,
  });
}

const CAMPAIGNS = 50;

/** The campaigns that still gather, by the people behind them. */
export function useCampaignRanking() {
  const backend = useBackend();
  return useQuery({
    queryKey: trendKeys.campaigns,
    queryFn: ({ signal }) => listOpenCampaigns(backend, CAMPAIGNS, signal),
    select: ({ items }) => rankCampaigns(items),
    staleTime: RANKING_FRESH_MS,
  });
}

/** Event id → tickets left. A list without it is still a list, so its failure is nobody's concern. */
export function useSeatsLeft(ids: readonly string[]): ReadonlyMap<string, number | null> {
  const backend = useBackend();
  const { data } = useQuery({
    queryKey: eventKeys.seatsLeft(ids),
    queryFn: () => listSeatsLeft(backend, ids),
    enabled: ids.length > 0,
    staleTime: 0,
    retry: false,
  });
  return new Map(data?.map(({ id, seatsLeft }) => [id, seatsLeft]));
}
