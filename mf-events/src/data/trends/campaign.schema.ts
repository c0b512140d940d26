import * as z from '@spotlight/shared/vendor/zod';

/** The way of a campaign. */
const campaignStatuses = ['draft', 'pending', 'open', 'succeeded', 'failed', 'cancelled'] as const;

const money = z.int().check(z.gte(0));

const count = z.int().check(z.gte(0));

const text = z.nullable(z.string());

const pageOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.row({ items: z.array(item), total: count, page: count, pageSize: count });

const artistRef = z.row({ id: z.string(), performerName: z.string() });

const campaign = z.row({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  imageUrl: text,
  artist: artistRef,
  ownerName: z.string(),
  goal: money,
  milestones: z.array(z.row({ amount: money, unlocks: z.string() })),
  endsAt: z.string(),
  status: z.enum(campaignStatuses),
  pledgedTotal: money,
  paidTotal: money,
  backers: count,
  succeededAt: text,
  isDemo: z.boolean(),
  createdAt: z.string(),
});

/** What `list_campaigns` answers. */
export const campaignPageSchema = pageOf(campaign);

/** A campaign that still gathers. */
export type Campaign = z.infer<typeof campaignPageSchema>['items'][number];
