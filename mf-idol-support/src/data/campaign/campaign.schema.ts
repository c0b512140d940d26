import * as z from '@spotlight/shared/vendor/zod';

/** The least and the most that one person pledges, NT$. */
export const [MIN_PLEDGE, MAX_PLEDGE] = [100, 200_000];

/** Fans collecting money, as a card. */
export const campaignCardSchema = z.row({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  ownerName: z.string(),
  /** NT$ */
  goal: z.number(),
  endsAt: z.string(),
  pledgedTotal: z.number(),
  backers: z.number(),
});
export type CampaignCard = z.infer<typeof campaignCardSchema>;

/** What a pledge answers. */
export const pledgeSchema = z.row({
  campaignId: z.string(),
  pledgedTotal: z.number(),
  amount: z.number(),
  /** There is one once the goal has been met: then it is paid for. */
  orderId: z.nullable(z.string()),
});
