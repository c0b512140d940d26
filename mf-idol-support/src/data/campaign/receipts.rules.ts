import type { Campaign } from './campaign.schema';

/** What was spent of what was paid, and what is left of it. */
export function spentOf({ receipts, paidTotal }: Pick<Campaign, 'receipts' | 'paidTotal'>) {
  const spent = receipts.reduce((sum, { amount }) => sum + amount, 0);
  return { spent, left: Math.max(0, paidTotal - spent) };
}
