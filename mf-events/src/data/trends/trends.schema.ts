import * as z from '@spotlight/shared/vendor/zod';
import { eventCardSchema, type EventCard } from '../event/event.schema';

/** What is ranked by the database. */
export const rankedKinds = ['event', 'performer', 'venue'] as const;
export type RankedKind = (typeof rankedKinds)[number];
/** Days that a ranking looks back. */
export const periods = ['7d', '30d'] as const;
export type Period = (typeof periods)[number];

const page = { total: z.number(), page: z.number(), pageSize: z.number() };

/** Answer of `trends()`. */
export const trendsSchema = z.row({
  ...page,
  items: z.array(
    z.row({
      rank: z.number(),
      prevRank: z.nullable(z.number()),
      score: z.number(),
      entityType: z.enum(rankedKinds),
      entityId: z.guid(),
      /** What the lists of its kind show; checked by `cardOf`. */
      card: z.nullable(z.record(z.string(), z.unknown())),
    }),
  ),
  updatedAt: z.nullable(z.string()),
});

const venueCard = z.row({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  city: z.nullable(z.string()),
  district: z.nullable(z.string()),
  capacity: z.number(),
  imageUrl: z.nullable(z.string()),
});
const performerCard = z.row({
  id: z.string(),
  performerName: z.string(),
  genre: z.nullable(z.string()),
  category: z.string(),
  city: z.nullable(z.string()),
  profileImageUrl: z.nullable(z.string()),
  followerCount: z.number(),
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
    const event = eventCardSchema.safeParse(row);
    return event.success ? { kind, event: event.data } : null;
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
  z.transform(({ items, total, updatedAt }) => ({
    total,
    updatedAt,
    items: items.flatMap((item): Ranked[] => {
      const card = item.card && cardOf(item.entityType, item.card);
      return card ? [{ id: item.entityId, rank: item.rank, formerRank: item.prevRank, card }] : [];
    }),
  })),
);
export type Ranking = z.infer<typeof rankingSchema>;

/** How many tickets of some events are left; null without a limit. */
export const seatsLeftSchema = z.array(
  z.row({ id: z.string(), seatsLeft: z.nullable(z.number()) }),
);
