import type { VenueDetail } from './venue.schema';

type Terms = Pick<
  VenueDetail,
  'price_per_hour' | 'min_booking_hours' | 'cleaning_fee' | 'deposit_percent'
>;

/** What the shortest possible booking costs, whole NT$. */
export interface ShortestBooking {
  hours: number;
  rent: number;
  cleaningFee: number;
  total: number;
  /** Part of the total that is due on confirmation. */
  deposit: number;
}

/** Prices the shortest booking, so that a visitor sees a real sum before asking for one. */
export function priceShortestBooking(terms: Terms): ShortestBooking {
  const rent = terms.price_per_hour * terms.min_booking_hours;
  const total = rent + terms.cleaning_fee;
  return {
    hours: terms.min_booking_hours,
    rent,
    cleaningFee: terms.cleaning_fee,
    total,
    deposit: Math.round((total * terms.deposit_percent) / 100),
  };
}
