import * as z from '@spotlight/shared/vendor/zod';

const eventCardRow = z.object({
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
  price_from: z.nullable(z.number()),
  attendees: z.number(),
  max_attendees: z.nullable(z.number()),
  phase: z.enum(['upcoming', 'ongoing', 'ended', 'cancelled']),
  badge: z.nullable(z.string()),
  is_sold_out: z.boolean(),
});

const badges = ['hot', 'low_stock'] as const;

const toEventCard = (row: z.infer<typeof eventCardRow>) => ({
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
  priceFrom: row.price_from,
  attendees: row.attendees,
  maxAttendees: row.max_attendees,
  phase: row.phase,
  /** A badge that this version does not know is left out rather than failing the whole list. */
  badge: badges.find((badge) => badge === row.badge) ?? null,
  isSoldOut: row.is_sold_out,
});

const eventCardSchema = z.pipe(eventCardRow, z.transform(toEventCard));
/** An event as lists show it. */
export type EventCard = z.infer<typeof eventCardSchema>;

/** One page of the public list. `total` counts all pages. */
export const eventPageSchema = z.pipe(
  z.object({
    items: z.array(eventCardSchema),
    total: z.number(),
    page: z.number(),
    page_size: z.number(),
  }),
  z.transform((row) => ({
    items: row.items,
    total: row.total,
    page: row.page,
    pageSize: row.page_size,
  })),
);
export type EventPage = z.infer<typeof eventPageSchema>;

const ticketTypeSchema = z.pipe(
  z.object({
    id: z.string(),
    name: z.string(),
    description: z.nullable(z.string()),
    price: z.number(),
    left: z.nullable(z.number()),
    max_per_order: z.nullable(z.number()),
    min_per_order: z.nullable(z.number()),
    sale_start_at: z.nullable(z.string()),
    sale_end_at: z.nullable(z.string()),
    state: z.enum(['on_sale', 'sold_out', 'not_yet', 'ended']),
  }),
  z.transform((row) => ({
    id: row.id,
    name: row.name,
    description: row.description,
    /** NT$, whole dollars. */
    price: row.price,
    /** Tickets that can still be had; `null` when unlimited. */
    left: row.left,
    maxPerOrder: row.max_per_order,
    minPerOrder: row.min_per_order,
    saleStartAt: row.sale_start_at,
    saleEndAt: row.sale_end_at,
    state: row.state,
  })),
);
export type TicketType = z.infer<typeof ticketTypeSchema>;

const eventDetailRow = z.extend(eventCardRow, {
  address: z.nullable(z.string()),
  district: z.nullable(z.string()),
  transit: z.nullable(z.string()),
  body: z.nullable(z.string()),
  ticket_types: z.array(ticketTypeSchema),
  refund_policy: z.nullable(z.object({ code: z.string(), name: z.string(), summary: z.string() })),
  organizer: z.nullable(
    z.object({ id: z.nullable(z.string()), name: z.string(), event_count: z.number() }),
  ),
  venue_id: z.nullable(z.string()),
  requires_approval: z.boolean(),
  my_registration: z.nullable(z.object({ id: z.string(), status: z.string() })),
});

/** An event with everything that its own page shows; `null` when the caller may not see it. */
export const eventDetailSchema = z.nullable(
  z.pipe(
    eventDetailRow,
    z.transform((row) => ({
      ...toEventCard(row),
      address: row.address,
      district: row.district,
      /** How to get there, such as a metro station and minutes on foot. */
      transit: row.transit,
      /** Paragraphs of the long description. */
      paragraphs: (row.body ?? row.description).split(/\n{2,}/).filter(Boolean),
      ticketTypes: row.ticket_types,
      refundPolicy: row.refund_policy,
      organizer: row.organizer && {
        id: row.organizer.id,
        name: row.organizer.name,
        eventCount: row.organizer.event_count,
      },
      venueId: row.venue_id,
      requiresApproval: row.requires_approval,
      myRegistration: row.my_registration,
    })),
  ),
);
export type EventDetail = NonNullable<z.infer<typeof eventDetailSchema>>;
