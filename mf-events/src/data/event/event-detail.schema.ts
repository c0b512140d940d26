import * as z from '@spotlight/shared/vendor/zod';
import { eventCardRow, toEventCard } from './event.schema';

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
    requires_approval: z.boolean(),
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
    /** The organizer decides first; such a type is asked for alone. */
    requiresApproval: row.requires_approval,
    state: row.state,
  })),
);
export type TicketType = z.infer<typeof ticketTypeSchema>;

const eventDetailRow = z.extend(eventCardRow, {
  address: z.nullable(z.string()),
  transit: z.nullable(z.string()),
  lat: z.nullable(z.number()),
  lng: z.nullable(z.number()),
  venue: z.nullable(z.object({ id: z.string() })),
  body: z.nullable(z.string()),
  ticket_types: z.array(ticketTypeSchema),
  refund_policy: z.nullable(z.object({ code: z.string(), name: z.string(), summary: z.string() })),
  organizer: z.nullable(
    z.object({
      id: z.nullable(z.string()),
      name: z.string(),
      event_count: z.number(),
      rating: z.nullish(z.number()),
      review_count: z.optional(z.number()),
    }),
  ),
  // Each is looked at by the part of the page that shows it, which comes later than the first picture.
  questions: z.unknown(),
  performers: z.unknown(),
  guest_performers: z.unknown(),
  my_registration: z.nullable(
    z.object({ id: z.string(), status: z.string(), order_id: z.nullable(z.string()) }),
  ),
});

/** An event with everything that its own page shows; `null` when the caller may not see it. */
export const eventDetailSchema = z.nullable(
  z.pipe(
    eventDetailRow,
    z.transform((row) => ({
      ...toEventCard(row),
      address: row.address,
      /** How to get there, such as a metro station and minutes on foot. */
      transit: row.transit,
      /** Degrees, where the organizer has put the pin. */
      point: row.lat !== null && row.lng !== null ? { lat: row.lat, lng: row.lng } : null,
      /** The place's own page, when it is a venue of the site. */
      venueId: row.venue?.id ?? null,
      /** Paragraphs of the long description. */
      paragraphs: (row.body ?? row.description).split(/\n{2,}/).filter(Boolean),
      ticketTypes: row.ticket_types,
      refundPolicy: row.refund_policy,
      organizer: row.organizer && {
        id: row.organizer.id,
        name: row.organizer.name,
        eventCount: row.organizer.event_count,
        /** Of five, by those who came to any of the organizer's events; nothing before the first. */
        rating: row.organizer.rating,
        reviewCount: row.organizer.review_count,
      },
      /** Not checked yet: `readQuestions`. */
      questions: row.questions,
      /** Not checked yet: `readLineUp`. */
      lineUp: [row.performers, row.guest_performers] as const,
      myRegistration: row.my_registration && {
        id: row.my_registration.id,
        status: row.my_registration.status,
        /** The order that a pending one waits to be paid, or that a confirmed one was bought with. */
        orderId: row.my_registration.order_id,
      },
    })),
  ),
);
export type EventDetail = NonNullable<z.infer<typeof eventDetailSchema>>;
