import { entityKey } from '@spotlight/shared/vendor/query';
import type { Period, RankedKind } from './trends.schema';

const key = entityKey('events', 'ranking');

/** Rankings, which the server makes once an hour. */
export const trendKeys = {
  all: key(),
  ranking: (kind: RankedKind, period: Period, limit: number) => key(kind, period, limit),
  campaigns: key('campaign'),
};
