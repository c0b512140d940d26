import { useBackend, useSession, type PrefetchContext } from '@spotlight/shared/contract';
import type { Backend } from '@spotlight/shared/data';
import { keepPreviousData, queryOptions, useQuery } from '@spotlight/shared/vendor/query';
import type { CampaignFilters } from './campaign-filters.rules';
import { campaignKeys } from './campaign.keys';
import { getCampaign, listCampaigns } from './campaign.repository';

/** A page of campaigns; the own ones are asked for as soon as somebody is signed in. */
export function useCampaigns(filters: CampaignFilters) {
  const backend = useBackend();
  const { user } = useSession();
  return useQuery({
    queryKey: campaignKeys.list(user?.id ?? '', filters),
    queryFn: ({ signal }) => listCampaigns(backend, filters, signal),
    enabled: filters.scope === 'public' || user !== null,
    placeholderData: keepPreviousData,
  });
}

const campaignQuery = (backend: Backend, id: string, userId: string) =>
  queryOptions({
    queryKey: campaignKeys.one(userId, id),
    queryFn: ({ signal }) => getCampaign(backend, id, signal),
    staleTime: 0,
  });

/** One campaign with the own part in it; sums are of now. What everybody sees stays until the own part is known. */
export function useCampaign(id: string) {
  const { user } = useSession();
  return useQuery({
    ...campaignQuery(useBackend(), id, user?.id ?? ''),
    placeholderData: keepPreviousData,
  });
}

/** Reads a campaign ahead of its first picture. */
export const prefetchCampaign = (
  { backend, queryClient }: PrefetchContext,
  id: string,
): Promise<void> => queryClient.prefetchQuery(campaignQuery(backend, id, ''));
