import type { Campaign } from './campaign.schema';
import type { Ranked } from './trends.schema';

/** How a place compares with the day before. */
export type RankChange =
  | { kind: 'new' }
  | { kind: 'same' }
  | { kind: 'up'; by: number }
  | { kind: 'down'; by: number };

/** Compares a place with the one of the day before. */
export function rankChange({ rank, formerRank }: Pick<Ranked, 'rank' | 'formerRank'>): RankChange {
  if (formerRank === null) return { kind: 'new' };
  if (formerRank === rank) return { kind: 'same' };
  const by = Math.abs(formerRank - rank);
  return rank < formerRank ? { kind: 'up', by } : { kind: 'down', by };
}

/** From this number on the tickets left are no news. */
const WORTH_SAYING = 20;

/** The number of tickets left, where it is worth saying: below twenty, and some. */
export function leftWorthSaying(left: number | null | undefined): number | null {
  return typeof left === 'number' && left > 0 && left < WORTH_SAYING ? left : null;
}

/** Campaigns by the people behind them, then by the sum. */
export function rankCampaigns(campaigns: readonly Campaign[]): Campaign[] {
  return campaigns.toSorted(
    (a, b) => b.backers - a.backers || b.pledgedTotal - a.pledgedTotal || (a.id < b.id ? -1 : 1),
  );
}
