import { cancellationPolicies } from '@spotlight/shared/booking/price';
import * as z from '@spotlight/shared/vendor/zod';

const venueStates = ['draft', 'pending_approval', 'approved', 'rejected', 'archived'] as const;

export const bookingModes = ['request', 'instant'] as const;

export const facilityUnits = ['once', 'hour'] as const;

const text = z.nullable(z.string());
const number = z.nullable(z.number());

/** What a booking can have beside the hours; one that costs nothing is included. */
const ownFacilitySchema = z.row({
  id: z.string(),
  /** Of the catalogue, or a word of the owner. */
  name: z.string(),
  quantity: z.int(),
  /** NT$ for each piece, once or for each hour. */
  fee: z.int(),
  feeUnit: z.enum(facilityUnits),
  note: text,
  imageUrl: text,
  /** Guests see it. */
  isActive: z.boolean(),
});
export type OwnFacility = z.infer<typeof ownFacilitySchema>;

/** A venue as its owner sees it, in every state. */
export const ownVenueSchema = z.row({
  id: z.string(),
  version: z.int(),
  status: z.enum(venueStates),
  name: z.string(),
  type: z.string(),
  city: z.string(),
  district: text,
  zipcode: text,
  location: z.string(),
  address: text,
  lat: number,
  lng: number,
  description: text,
  houseRules: text,
  phone: text,
  email: text,
  website: text,
  imageUrl: text,
  photos: z.array(z.row({ imageUrl: z.string(), alt: text })),
  capacity: z.int(),
  pricePerHour: z.int(),
  cleaningFee: z.int(),
  depositPercent: z.int(),
  minimumSpend: z.int(),
  includedHeads: z.nullable(z.int()),
  extraHeadFee: z.int(),
  minBookingHours: z.int(),
  advanceBookingDays: z.int(),
  maxAdvanceDays: z.int(),
  bufferBeforeMinutes: z.int(),
  bufferAfterMinutes: z.int(),
  bookingMode: z.enum(bookingModes),
  cancellationPolicy: z.enum(cancellationPolicies),
  isSupportFriendly: z.boolean(),
  amenities: z.array(z.string()),
  openDays: z.record(z.string(), z.boolean()),
  openingHours: z.record(z.string(), z.object({ start: z.string(), end: z.string() })),
  specialClosedDates: z.array(z.string()),
  facilities: z.array(ownFacilitySchema),
  waitingBookings: z.int(),
  lastDecision: z.nullable(
    z.row({ status: z.string(), reason: z.nullable(z.string()), at: z.string() }),
  ),
});
export type OwnVenue = z.infer<typeof ownVenueSchema>;

export const ownVenuesSchema = z.array(ownVenueSchema);
