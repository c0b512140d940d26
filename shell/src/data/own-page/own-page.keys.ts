import type { Audience } from '@spotlight/shared/subscription/schema';
import { entityKey } from '@spotlight/shared/vendor/query';

const key = entityKey('shell', 'own-page');

/** Pages of performers and venues that belong to one person. */
export const ownPageKeys = {
  of: (audience: Audience, userId: string) => key('of', audience, userId),
};
