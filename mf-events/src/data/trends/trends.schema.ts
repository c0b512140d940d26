import * as z from '@spotlight/shared/vendor/zod';
import { eventCardRow, toEventCard, type EventCard } from '../event/event.schema';

/** What is ranked by the database. */
export const rankedKinds = ['event', 'performer', 'venue'] as const;
export type RankedKind = (typeof rankedKinds)[number];
/** Days that a ranking looks back. */
export const periods = ['7d', '30d'] as const;
export type Period = (typeof periods)[number];

const page = { total: z.number(), page: z.number(), page_size: z.number() };

/** Answer of `trends()`. */
export const trendsSchema = z.object({
  ...page,
  items: z.array(
    z.object({
      rank: z.number(),
      prev_rank: z.nullable(z.number()),
      score: z.number(),
      entity_type: z.enum(rankedKinds),
      entity_id: z.guid(),
      /** What the lists of its kind show; checked by `cardOf`. */
      card: z.nullable(z.record(z.string(), z.unknown())),
    }),
  ),
  updated_at: z.nullable(z.string()),
});

const venueCard = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  city: z.nullable(z.string()),
  district: z.nullable(z.string()),
  capacity: z.number(),
  image_url: z.nullable(z.string()),
});
const performerCard = z.object({
  id: z.string(),
  performer_name: z.string(),
  genre: z.nullable(z.string()),
  category: z.string(),
  city: z.nullable(z.string()),
  profile_image_url: z.nullable(z.string()),
  follower_count: z.number(),
});

/** What a row shows, by its kind. */
export type RankedCard =
  | { kind: 'event'; event: EventCard }
  | { kind: 'venue'; venue: z.infer<typeof venueCard> }
  | { kind: 'performer'; performer: z.infer<typeof performerCard> };

export interface Ranked {
  id: string;
  rank: number;
  /** Null: was not on the list the day before. */
  formerRank: number | null;
  card: RankedCard;
}

function cardOf(kind: string, row: unknown): RankedCard | null {
  if (kind === 'event') {
    const event = eventCardRow.safeParse(row);
    return event.success ? { kind, event: toEventCard(event.data) } : null;
  }
  if (kind === 'venue') {
    const venue = venueCard.safeParse(row);
    return venue.success ? { kind, venue: venue.data } : null;
  }
  const performer = performerCard.safeParse(row);
  return performer.success ? { kind: 'performer', performer: performer.data } : null;
}

/** A ranking; what has gone off the site since it was made is left out. */
export const rankingSchema = z.pipe(
  trendsSchema,
  z.transform(({ items, total, updated_at }) => ({
    total,
    updatedAt: updated_at,
    items: items.flatMap((item): Ranked[] => {
      const card = item.card && cardOf(item.entity_type, item.card);
      return card
        ? [{ id: item.entity_id, rank: item.rank, formerRank: item.prev_rank, card }]
        : [];
    }),
  })),
);
export type Ranking = z.infer<typeof rankingSchema>;

/** How many tickets of some events are left; null without a limit. */
export const seatsLeftSchema = z.array(
  z.object({ id: z.string(), seats_left: z.nullable(z.number()) }),
);
