import * as z from '@spotlight/shared/vendor/zod';

/** The least and the most that one person pledges, NT$. */
export const [MIN_PLEDGE, MAX_PLEDGE] = [100, 200_000];

const text = z.nullable(z.string());

/** The way of a campaign. */
const campaignStatuses = ['draft', 'pending', 'open', 'succeeded', 'failed', 'cancelled'] as const;

const shape = {
  id: z.string(),
  title: z.string(),
  description: z.string(),
  imageUrl: text,
  artist: z.row({ id: z.string(), performerName: z.string() }),
  ownerName: z.string(),
  /** NT$ */
  goal: z.number(),
  milestones: z.array(z.row({ amount: z.number(), unlocks: z.string() })),
  endsAt: z.string(),
  status: z.enum(campaignStatuses),
  /** Promised, and paid of that. */
  pledgedTotal: z.number(),
  paidTotal: z.number(),
  backers: z.number(),
  updatedAt: z.string(),
};

/** Fans collecting money, as a card. */
export const campaignCardSchema = z.row(shape);
export type CampaignCard = z.infer<typeof campaignCardSchema>;

export const campaignPageSchema = z.row({
  items: z.array(campaignCardSchema),
  total: z.number(),
  page: z.number(),
  pageSize: z.number(),
});

/** With where the money went, and the visitor's own part; `null` when it is not for them. */
export const campaignSchema = z.nullable(
  z.row({
    ...shape,
    isMine: z.boolean(),
    receipts: z.array(
      z.row({
        id: z.string(),
        title: z.string(),
        amount: z.number(),
        fileUrl: text,
        paidOn: z.string(),
      }),
    ),
    myPledge: z.nullable(
      z.row({
        amount: z.number(),
        status: z.enum(['pledged', 'paid', 'released']),
        orderId: text,
      }),
    ),
  }),
);
export type Campaign = NonNullable<z.infer<typeof campaignSchema>>;

/** What a pledge answers. */
export const pledgeSchema = z.row({
  campaignId: z.string(),
  pledgedTotal: z.number(),
  amount: z.number(),
  /** There is one once the goal has been met: then it is paid for. */
  orderId: z.nullable(z.string()),
});
