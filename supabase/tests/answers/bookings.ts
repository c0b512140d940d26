import * as z from '@spotlight/shared/vendor/zod';
import {
  bookingCardSchema,
  type bookingReceiptSchema,
  type bookingSchema,
} from '../../../shared/src/booking/booking.schema';
import type { fit } from './fit';

/** What the database answers, by the names of its columns. */
export type BookingReceipt = ReturnType<typeof fit<typeof bookingReceiptSchema>>;
export type Booking = ReturnType<typeof fit<typeof bookingSchema>>;

/** What `my_demo_bookings` answers. */
export const demoBookingsSchema = z.array(bookingCardSchema);

/** States of venues; only `approved` ones are public. */
const venueStatuses = ['draft', 'pending_approval', 'approved', 'rejected', 'archived'] as const;

const money = z.int().check(z.gte(0));

const time = z.string();

const optionalText = z.nullable(z.string());

const pageOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ items: z.array(item), total: z.int(), page: z.int(), page_size: z.int() });

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
  image_url: optionalText,
  photos: z.array(z.object({ image_url: z.string(), alt: optionalText })),
  facilities: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      quantity: z.int(),
      fee: money,
      fee_unit: z.enum(['once', 'hour']),
      included: z.boolean(),
      note: optionalText,
      image_url: optionalText,
      is_active: z.boolean(),
    }),
  ),
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
