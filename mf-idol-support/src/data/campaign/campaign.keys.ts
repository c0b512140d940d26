import { entityKey } from '@spotlight/shared/vendor/query';
import type { CampaignFilters } from './campaign-filters.rules';

const key = entityKey('idol-support', 'campaign');

/** Fans collecting money. */
export const campaignKeys = {
  all: key(),
  list: (userId: string, filters: CampaignFilters) => key('list', userId, filters),
  one: (userId: string, id: string) => key('one', userId, id),
};
