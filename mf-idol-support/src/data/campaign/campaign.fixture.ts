import type { Campaign, CampaignCard } from './campaign.schema';

/** A light box that a third is missing for; override what a test is about. */
export function campaignCard(overrides: Partial<CampaignCard> = {}): CampaignCard {
  return {
    id: '22222222-2222-4222-8222-222222222222',
    title: '台北車站燈箱兩週',
    description: '一起送他一面燈箱。',
    imageUrl: null,
    artist: { id: '7a1c0000-0000-4000-8000-000000000001', performerName: '林予曦' },
    ownerName: '糖果月亮',
    goal: 42_000,
    milestones: [{ amount: 50_000, unlocks: '加做一台公車' }],
    endsAt: '2199-12-01T23:59:00+08:00',
    status: 'open',
    pledgedTotal: 28_000,
    paidTotal: 0,
    backers: 40,
    updatedAt: '2026-11-02T04:00:00.123456+00:00',
    ...overrides,
  };
}

/** The same with receipts and the own part. */
export const campaign = (overrides: Partial<Campaign> = {}): Campaign => ({
  ...campaignCard(),
  isMine: false,
  receipts: [],
  myPledge: null,
  ...overrides,
});
