import * as z from '@spotlight/shared/vendor/zod';

/** The way of a campaign. */
const campaignStatuses = ['draft', 'pending', 'open', 'succeeded', 'failed', 'cancelled'] as const;

const money = z.int().check(z.gte(0));

const count = z.int().check(z.gte(0));

const text = z.nullable(z.string());

const pageOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ items: z.array(item), total: count, page: count, page_size: count });

const artistRef = z.object({ id: z.string(), performer_name: z.string() });

const campaign = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  image_url: text,
  artist: artistRef,
  owner_name: z.string(),
  goal: money,
  milestones: z.array(z.object({ amount: money, unlocks: z.string() })),
  ends_at: z.string(),
  status: z.enum(campaignStatuses),
  pledged_total: money,
  paid_total: money,
  backers: count,
  succeeded_at: text,
  is_demo: z.boolean(),
  created_at: z.string(),
});

/** What `list_campaigns` answers. */
export const campaignPageSchema = pageOf(campaign);

/** A campaign that still gathers. */
export type Campaign = z.infer<typeof campaignPageSchema>['items'][number];
