import type { Period, RankedKind } from './trends.schema';

const all = ['events', 'ranking'] as const;

/** Rankings, which the server makes once an hour. */
export const trendKeys = {
  all,
  ranking: (kind: RankedKind, period: Period, limit: number) =>
    [...all, kind, period, limit] as const,
  campaigns: [...all, 'campaign'] as const,
};
