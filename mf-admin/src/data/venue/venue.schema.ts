import { nextRows } from '@spotlight/shared/files/rows';
import * as z from '@spotlight/shared/vendor/zod';

export const venueStatuses = [
  'draft',
  'pending_approval',
  'approved',
  'rejected',
  'archived',
] as const;
export type VenueStatus = (typeof venueStatuses)[number];

const text = z.nullable(z.string());

/** A venue in the list of the back office. */
const managedVenueSchema = z.row({
  id: z.string(),
  version: z.int(),
  name: z.string(),
  type: z.string(),
  city: z.string(),
  location: z.string(),
  capacity: z.number(),
  pricePerHour: z.number(),
  imageUrl: text,
  status: z.enum(venueStatuses),
  ownerName: text,
  /** The reader owns it. */
  isOwn: z.boolean(),
  phone: text,
  email: text,
  updatedAt: z.string(),
});
export type ManagedVenue = z.infer<typeof managedVenueSchema>;

/** Answer of `admin_list_venues()`. */
export const venuePageSchema = z.row({
  items: z.array(managedVenueSchema),
  total: z.number(),
  page: z.number(),
  pageSize: z.number(),
  next: nextRows,
  /** The reader manages the venues of others, too. */
  mayManage: z.boolean(),
});
export type VenuePage = z.infer<typeof venuePageSchema>;

/** What the form edits; answer of `admin_venue()` and of everything that is done with a venue. */
export const fullVenueSchema = z.row({
  id: z.string(),
  version: z.int(),
  name: z.string(),
  type: z.string(),
  description: text,
  capacity: z.number(),
  pricePerHour: z.number(),
  phone: text,
  email: text,
  website: text,
  imageUrl: text,
  location: z.string(),
  address: text,
  city: z.string(),
  district: text,
  zipcode: text,
  amenities: z.array(z.string()),
  openDays: z.record(z.string(), z.boolean()),
  openingHours: z.record(z.string(), z.object({ start: z.string(), end: z.string() })),
  minBookingHours: z.int(),
  advanceBookingDays: z.int(),
  maxAdvanceDays: z.int(),
  specialClosedDates: z.array(z.string()),
});
export type FullVenue = z.infer<typeof fullVenueSchema>;

export const removedSchema = z.row({ id: z.string() });
