import * as z from '@spotlight/shared/vendor/zod';

/** What is booked: a venue, or the performance of a performer. */
const bookingKinds = ['venue', 'performance'] as const;

/** The way of a booking. From `awaiting_payment` on it has its hours to itself. */
const bookingStatuses = [
  'requested',
  'quoted',
  'awaiting_payment',
  'confirmed',
  'completed',
  'no_show',
  'declined',
  'withdrawn',
  'expired',
  'cancelled',
] as const;

/** The two sides of a booking, and the administrator who looks at it. */
const bookingSides = ['guest', 'host', 'admin'] as const;

/** `request` waits for the owner's answer, `instant` books at once when the start is a day away. */
const bookingModes = ['request', 'instant'] as const;

/** How much of a deposit goes back when a guest cancels a confirmed booking. */
const cancellationPolicies = ['flexible', 'standard', 'strict'] as const;

/** Percent of the deposit by hours before the start, as `private.refund_percent` knows them. */
export const refundTiers = {
  flexible: [
    { hours: 72, percent: 100 },
    { hours: 24, percent: 50 },
  ],
  standard: [
    { hours: 336, percent: 100 },
    { hours: 168, percent: 50 },
  ],
  strict: [
    { hours: 720, percent: 100 },
    { hours: 336, percent: 50 },
  ],
} as const;

/** States of venues; only `approved` ones are public. */
const venueStatuses = ['draft', 'pending_approval', 'approved', 'rejected', 'archived'] as const;

/** States of an offer. */
const quoteStatuses = ['sent', 'accepted', 'declined', 'expired', 'superseded'] as const;

/** States of a proposal to move a booking. */
const amendmentStatuses = ['proposed', 'accepted', 'declined', 'withdrawn', 'expired'] as const;

/** States of a gig and of an application for it. */
const gigStatuses = ['draft', 'open', 'shortlisting', 'awarded', 'closed', 'cancelled'] as const;

const applicationStatuses = ['applied', 'shortlisted', 'awarded', 'declined', 'withdrawn'] as const;

/** What a line of a price is for. Lines without a label are worded by the interface. */
const priceLineKinds = [
  'base',
  'rule',
  'facility',
  'extra_head',
  'cleaning',
  'minimum_spend',
  'custom',
] as const;

const money = z.int().check(z.gte(0));

const time = z.string();

const optionalText = z.nullable(z.string());

const priceLine = z.object({
  kind: z.enum(priceLineKinds),
  label: optionalText,
  quantity: z.int(),
  /** `minute` lines are priced by the hour. */
  unit: z.enum(['minute', 'piece', 'piece_hour', 'head', 'booking']),
  unit_price: money,
  amount: money,
});

const hoursSchema = z.object({ start_at: time, end_at: time });

/** What `preview_venue_booking` answers. */
export const bookingPreviewSchema = z.object({
  lines: z.array(priceLine),
  total: money,
  deposit: money,
  /** The code and field that a request would be refused with; null: it can be had. */
  problem: z.nullable(z.object({ code: z.string(), field: optionalText })),
  /** The free hours nearest to the wanted ones, when those cannot be had. */
  nearest: z.array(hoursSchema),
});

const receipt = {
  id: z.string(),
  booking_no: z.string(),
  kind: z.enum(bookingKinds),
  status: z.enum(bookingStatuses),
  start_at: time,
  end_at: time,
  /** Null until a performer names a price. */
  total: z.nullable(money),
  deposit: z.nullable(money),
  /** The offer that the price is from; whoever agrees names it. */
  offer_no: z.nullable(z.int()),
  order_id: optionalText,
  respond_by: z.nullable(time),
  pay_by: z.nullable(time),
  joint_id: optionalText,
  is_demo: z.boolean(),
};

/** What every step of a booking answers. */
export const bookingReceiptSchema = z.object({
  ...receipt,
  quote_id: z.optional(z.string()),
  refund_amount: z.optional(z.nullable(money)),
  overtime_minutes: z.optional(z.nullable(z.int())),
  overtime_amount: z.optional(z.nullable(money)),
});

export type BookingReceipt = z.infer<typeof bookingReceiptSchema>;

/** What `book_together` answers: one order to pay for each of the two. */
export const jointBookingSchema = z.object({
  joint_id: z.string(),
  venue: z.object(receipt),
  performance: z.object(receipt),
});

const card = {
  ...receipt,
  side: z.enum(bookingSides),
  venue_id: optionalText,
  performer_id: optionalText,
  /** The venue or the performer that is booked. */
  subject_name: z.string(),
  venue_name: optionalText,
  guest_name: z.string(),
  purpose: optionalText,
  performance_type: optionalText,
  attendees: z.nullable(z.int()),
  is_joint: z.boolean(),
  created_at: time,
  /** Messages of the other party that the reader has not seen. */
  unread: z.int(),
};

const cardSchema = z.object(card);

const pageOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ items: z.array(item), total: z.int(), page: z.int(), page_size: z.int() });

/** What `my_bookings` answers. */
export const bookingPageSchema = pageOf(cardSchema);

/** What `my_demo_bookings` answers. */
export const demoBookingsSchema = z.array(cardSchema);

const quote = z.object({
  id: z.string(),
  number: z.int(),
  lines: z.array(priceLine),
  total: money,
  deposit: money,
  valid_until: time,
  terms: optionalText,
  status: z.enum(quoteStatuses),
  created_at: time,
});

/** What `propose_amendment` and `answer_amendment` answer. */
export const amendmentSchema = z.object({
  id: z.string(),
  booking_id: z.string(),
  proposed_by: z.enum(['guest', 'host']),
  old_start_at: time,
  old_end_at: time,
  new_start_at: time,
  new_end_at: time,
  old_total: money,
  new_total: money,
  price_difference: z.int(),
  note: optionalText,
  status: z.enum(amendmentStatuses),
  valid_until: time,
});

/** What `get_booking` answers. */
export const bookingSchema = z.object({
  ...card,
  event_id: optionalText,
  load_in_at: z.nullable(time),
  location: optionalText,
  budget_min: z.nullable(money),
  budget_max: z.nullable(money),
  requirements: optionalText,
  facilities: z.array(z.object({ id: z.string(), quantity: z.int() })),
  message: optionalText,
  price_lines: z.nullable(z.array(priceLine)),
  cancellation_policy: z.enum(cancellationPolicies),
  /** What a guest who cancels now gets back of the deposit. */
  refund_percent_now: z.int(),
  refund_amount: z.nullable(money),
  cancelled_by: z.nullable(z.enum(['guest', 'host', 'system'])),
  cancel_reason: optionalText,
  confirmed_at: z.nullable(time),
  completed_at: z.nullable(time),
  overtime_minutes: z.nullable(z.int()),
  overtime_amount: z.nullable(money),
  order_status: optionalText,
  /** The other booking of a pair, for the guest. */
  partner: z.nullable(z.object(receipt)),
  /** Of the other party, once it is confirmed. */
  contact: z.nullable(z.object({ name: z.string(), phone: optionalText, email: optionalText })),
  /** For the host: whether nobody else has these hours by now. */
  is_free: z.nullable(z.boolean()),
  quotes: z.array(quote),
  amendments: z.array(amendmentSchema),
});

export type Booking = z.infer<typeof bookingSchema>;

/** What `booking_thread` answers. */
export const bookingThreadSchema = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      body: z.string(),
      is_mine: z.boolean(),
      side: z.enum(['guest', 'host']),
      created_at: time,
      read_at: z.nullable(time),
    }),
  ),
});

/** What `list_reviews` answers. */
export const reviewPageSchema = z.extend(
  pageOf(
    z.object({
      id: z.string(),
      rating: z.int(),
      body: optionalText,
      reply: optionalText,
      replied_at: z.nullable(time),
      author: z.string(),
      created_at: time,
    }),
  ),
  { average: z.nullable(z.number()) },
);

/** What `get_free_time` answers. */
export const freeTimeSchema = z.object({
  from: z.string(),
  to: z.string(),
  slot_minutes: z.nullable(z.int()),
  min_minutes: z.nullable(z.int()),
  earliest_start: z.nullable(time),
  latest_start: z.nullable(time),
  opening: z.array(hoursSchema),
  free: z.array(hoursSchema),
});

/** What `my_calendar` answers. */
export const calendarSchema = z.object({
  from: z.string(),
  to: z.string(),
  opening: z.array(hoursSchema),
  bookings: z.array(cardSchema),
  blocks: z.array(
    z.object({
      id: z.string(),
      start_at: time,
      end_at: time,
      reason: optionalText,
      source: z.enum(['manual', 'ics']),
    }),
  ),
  exceptions: z.array(
    z.object({
      day: z.string(),
      is_closed: z.boolean(),
      start: optionalText,
      end: optionalText,
      note: optionalText,
    }),
  ),
});

/** What `search_free_venues` answers: the first free hours and what they cost. */
export const freeVenuePageSchema = pageOf(
  z.object({
    id: z.string(),
    name: z.string(),
    type: z.string(),
    city: z.string(),
    district: optionalText,
    location: z.string(),
    capacity: z.int(),
    price_per_hour: money,
    image_url: optionalText,
    support_friendly: z.boolean(),
    amenities: z.array(z.string()),
    min_booking_hours: z.int(),
    start_at: time,
    end_at: time,
    lat: z.nullable(z.number()),
    lng: z.nullable(z.number()),
    booking_mode: z.enum(bookingModes),
    total: money,
    deposit: money,
  }),
);

const performerCard = z.object({
  id: z.string(),
  performer_name: z.string(),
  genre: optionalText,
  category: z.string(),
  city: optionalText,
  birthday: optionalText,
  profile_image_url: optionalText,
  follower_count: z.int(),
});

/** What `search_free_performers` answers. */
export const freePerformerPageSchema = pageOf(
  z.extend(performerCard, {
    fee_min: z.nullable(money),
    fee_max: z.nullable(money),
    start_at: time,
    end_at: time,
  }),
);

/** What `common_free_time` answers. */
export const commonFreeTimeSchema = z.object({ free: z.array(hoursSchema) });

const gig = {
  id: z.string(),
  venue_id: optionalText,
  venue_name: optionalText,
  title: z.string(),
  description: z.string(),
  performance_type: optionalText,
  genre: optionalText,
  city: z.string(),
  location: optionalText,
  start_at: time,
  end_at: time,
  budget: money,
  slots: z.int(),
  awarded_count: z.int(),
  status: z.enum(gigStatuses),
  poster_name: z.string(),
  is_mine: z.boolean(),
  is_open: z.boolean(),
};

/** What `save_gig` and `set_gig_status` answer. */
export const gigSchema = z.object(gig);

/** What `search_gigs` answers. */
export const gigPageSchema = pageOf(gigSchema);

/** What `get_gig` answers; null when there is none. Applications as far as the reader may see them. */
export const gigDetailSchema = z.nullable(
  z.object({
    ...gig,
    applications: z.array(
      z.object({
        id: z.string(),
        performer: performerCard,
        message: z.string(),
        ask: money,
        status: z.enum(applicationStatuses),
        booking_id: optionalText,
        is_mine: z.nullable(z.boolean()),
        created_at: time,
      }),
    ),
  }),
);

const decision = z.nullable(z.object({ status: z.string(), reason: optionalText, at: time }));

/** One of `my_venues`, and what `save_venue`, `submit_venue` and `archive_venue` answer. */
export const ownVenueSchema = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  city: z.string(),
  location: z.string(),
  address: optionalText,
  phone: optionalText,
  email: optionalText,
  capacity: z.int(),
  price_per_hour: money,
  status: z.enum(venueStatuses),
  /** Send it back with `save_venue`; another one means that somebody else saved meanwhile. */
  version: z.int(),
  special_closed_dates: z.array(z.string()),
  amenities: z.array(z.string()),
  waiting_bookings: z.int(),
  last_decision: decision,
});

export type OwnVenue = z.infer<typeof ownVenueSchema>;

/** One of `my_performers`, and what `save_performer` answers. */
export const ownPerformerSchema = z.object({
  id: z.string(),
  performer_name: z.string(),
  bio: optionalText,
  performance_type: z.string(),
  birthday: optionalText,
  status: z.enum(['pending', 'approved', 'rejected']),
  version: z.int(),
  contact_email: optionalText,
  last_decision: decision,
});

export type OwnPerformer = z.infer<typeof ownPerformerSchema>;
