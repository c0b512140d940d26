import * as z from '@spotlight/shared/vendor/zod';

/** An event in lists, as it comes over the wire. */
export const eventCardRow = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /** Calendar day in Taipei, `YYYY-MM-DD`. */
  date: z.string(),
  time: z.nullable(z.string()),
  time_undecided: z.boolean(),
  starts_at: z.string(),
  ends_at: z.nullable(z.string()),
  location: z.string(),
  city: z.nullable(z.string()),
  category: z.string(),
  image_url: z.nullable(z.string()),
  poster_line: z.nullable(z.string()),
  price: z.string(),
  attendees: z.number(),
  phase: z.enum(['upcoming', 'ongoing', 'ended', 'cancelled']),
  badge: z.nullable(z.string()),
  is_sold_out: z.boolean(),
});

const badges = ['hot', 'low_stock'] as const;

/** An event in lists, as the interface reads it. */
export const toEventCard = (row: z.infer<typeof eventCardRow>) => ({
  id: row.id,
  title: row.title,
  description: row.description,
  date: row.date,
  time: row.time,
  isTimeUndecided: row.time_undecided,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  location: row.location,
  city: row.city,
  category: row.category,
  imageUrl: row.image_url,
  posterLine: row.poster_line,
  price: row.price,
  attendees: row.attendees,
  phase: row.phase,
  /** A badge that this version does not know is left out rather than failing the whole list. */
  badge: badges.find((badge) => badge === row.badge) ?? null,
  isSoldOut: row.is_sold_out,
});

export const eventCardSchema = z.pipe(eventCardRow, z.transform(toEventCard));
/** An event as lists show it. */
export type EventCard = z.infer<typeof eventCardSchema>;
