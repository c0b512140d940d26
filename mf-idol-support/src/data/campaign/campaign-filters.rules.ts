import { readChoice, readPage, writeSearch } from '@spotlight/shared/format';

export const CAMPAIGN_PAGE_SIZE = 12;

/** Everybody's, those that somebody started, and those that somebody takes part in. */
export const campaignScopes = ['public', 'mine', 'pledged'] as const;

/** What everybody's can be narrowed to. */
export const publicCampaignStates = ['open', 'succeeded', 'failed'] as const;

/** What of the campaigns is shown. Lives in the address. */
export interface CampaignFilters {
  scope: (typeof campaignScopes)[number];
  state: (typeof publicCampaignStates)[number] | null;
  artistId: string | null;
  /** From 1. */
  page: number;
  /** Always those that can be joined first. */
  sort: null;
}

/** Reads the filters from an address that anybody may have written. */
export const readCampaignFilters = (params: URLSearchParams): CampaignFilters => ({
  scope: readChoice(params, 'scope', campaignScopes) ?? 'public',
  state: readChoice(params, 'state', publicCampaignStates),
  artistId: params.get('artist'),
  page: readPage(params),
  sort: null,
});

/** Writes them as search parameters, defaults left out. */
export const campaignSearch = ({ scope, state, artistId, page }: CampaignFilters): string =>
  writeSearch({ scope: scope === 'public' ? null : scope, state, artist: artistId, page });
