import { useBackend, useSession } from '@spotlight/shared/contract';
import { keepPreviousData, useQuery } from '@spotlight/shared/vendor/query';
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

/** One campaign with the own part in it; sums are of now. */
export function useCampaign(id: string) {
  const backend = useBackend();
  const { user } = useSession();
  return useQuery({
    queryKey: campaignKeys.one(user?.id ?? '', id),
    queryFn: ({ signal }) => getCampaign(backend, id, signal),
    staleTime: 0,
  });
}
