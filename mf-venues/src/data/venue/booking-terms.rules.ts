import type { VenueDetail } from './venue.schema';

type Terms = Pick<
  VenueDetail,
  'pricePerHour' | 'minBookingHours' | 'cleaningFee' | 'depositPercent'
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
  const rent = terms.pricePerHour * terms.minBookingHours;
  const total = rent + terms.cleaningFee;
  return {
    hours: terms.minBookingHours,
    rent,
    cleaningFee: terms.cleaningFee,
    total,
    deposit: Math.round((total * terms.depositPercent) / 100),
  };
}
