import { hoursSchema, priceLineSchema } from '@spotlight/shared/booking/price';
import { bookingReceiptSchema } from '@spotlight/shared/booking/schema';
import * as z from '@spotlight/shared/vendor/zod';

const money = z.int().check(z.gte(0));

/** What `preview_venue_booking` answers. */
export const bookingPreviewSchema = z.row({
  lines: z.array(priceLineSchema),
  total: money,
  deposit: money,
  /** The code and field that a request would be refused with; null: it can be had. */
  problem: z.nullable(z.row({ code: z.string(), field: z.nullable(z.string()) })),
  /** The free hours nearest to the wanted ones, when those cannot be had. */
  nearest: z.array(hoursSchema),
});
export type BookingPreview = z.infer<typeof bookingPreviewSchema>;

/** What `book_together` answers: one order to pay for each of the two. */
export const jointBookingSchema = z.row({
  jointId: z.string(),
  venue: bookingReceiptSchema,
  performance: bookingReceiptSchema,
});

/** A facility that is wanted. */
interface WantedFacility {
  id: string;
  quantity: number;
}

/** What a price depends on. */
export interface PreviewRequest {
  venueId: string;
  startAt: string;
  endAt: string;
  attendees: number;
  facilities: readonly WantedFacility[];
}

/** A request as the form hands it over. */
export interface NewBooking extends PreviewRequest {
  purpose: string | null;
  message: string | null;
  contactName: string;
  contactPhone: string;
  contactEmail: string;
  /** The total that was shown; another one by now is refused as PRICE_CHANGED. */
  expectedTotal: number;
  /** A host's walk through the own form: it takes no hours and tells nobody. */
  isDemo: boolean;
  /** The host's yes is an offer to compare, and nothing is taken before the guest chooses. */
  isJoint: boolean;
  /** The same for a second press of the same form. */
  idempotencyKey: string;
}
