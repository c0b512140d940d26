import * as z from '@spotlight/shared/vendor/zod';

const ticketEventRow = z.object({
  id: z.string(),
  title: z.string(),
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
  phase: z.enum(['upcoming', 'ongoing', 'ended', 'cancelled']),
});

const ticketRow = z.object({
  id: z.string(),
  ticket_no: z.string(),
  status: z.enum(['valid', 'checked_in', 'cancelled', 'refunded', 'transferring']),
  ticket_type_name: z.string(),
  holder_name: z.string(),
  qr: z.string(),
  registration_id: z.string(),
  // Absent in what a device kept of an earlier version.
  price_paid: z.optional(z.number()),
  order_id: z.nullish(z.string()),
  can_transfer: z.optional(z.boolean()),
  event: ticketEventRow,
});

/**
 * Tickets as they come over the wire. They stay in this form until they are shown, so that the same
 * schema checks what was kept on the device.
 */
export const ticketRowsSchema = z.array(ticketRow);
export type TicketRows = z.infer<typeof ticketRowsSchema>;

const toTicket = (row: z.infer<typeof ticketRow>) => ({
  id: row.id,
  number: row.ticket_no,
  status: row.status,
  typeName: row.ticket_type_name,
  holderName: row.holder_name,
  /** What the scanner at the door reads. */
  qr: row.qr,
  registrationId: row.registration_id,
  /** NT$ */
  pricePaid: row.price_paid ?? 0,
  /** What a refund is asked for; `null` for free tickets and those that somebody else bought. */
  orderId: row.order_id ?? null,
  canTransfer: row.can_transfer ?? false,
  event: {
    id: row.event.id,
    title: row.event.title,
    date: row.event.date,
    time: row.event.time,
    isTimeUndecided: row.event.time_undecided,
    startsAt: row.event.starts_at,
    endsAt: row.event.ends_at,
    location: row.event.location,
    city: row.event.city,
    category: row.event.category,
    imageUrl: row.event.image_url,
    posterLine: row.event.poster_line,
    phase: row.event.phase,
  },
});
export type Ticket = ReturnType<typeof toTicket>;

/** Tickets as the interface reads them. */
export const toTickets = (rows: TicketRows): Ticket[] => rows.map(toTicket);
