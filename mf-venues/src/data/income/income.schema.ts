import * as z from '@spotlight/shared/vendor/zod';

const money = z.int();

/** One month of a venue. Sums in NT$. */
const incomeMonthSchema = z.row({
  /** Its first day. */
  month: z.string(),
  /** What starts in it, by phone as well. */
  bookings: z.int(),
  byPhone: z.int(),
  cancelled: z.int(),
  minutes: z.int(),
  /** What those bookings bring in all. */
  worth: money,
  /** What of it is settled without an order. */
  onTheSpot: money,
  /** Came in this month, and was sent back in it. */
  deposits: money,
  refunded: money,
  net: money,
});
export type IncomeMonth = z.infer<typeof incomeMonthSchema>;

/** What `venue_income` answers: latest month first, the two to come as well. */
export const venueIncomeSchema = z.row({
  thisMonth: z.string(),
  months: z.array(incomeMonthSchema),
});

export type VenueIncome = z.infer<typeof venueIncomeSchema>;

/** Minutes of one hour of one weekday, over all weeks. */
const occupiedHourSchema = z.row({
  /** 1 = Monday. */
  weekday: z.int(),
  hour: z.int(),
  open: z.int(),
  booked: z.int(),
});
export type OccupiedHour = z.infer<typeof occupiedHourSchema>;

/** What `venue_occupancy` answers; hours in which the venue is never open are left out. */
export const venueOccupancySchema = z.row({
  from: z.string(),
  until: z.string(),
  open: z.int(),
  booked: z.int(),
  hours: z.array(occupiedHourSchema),
});
