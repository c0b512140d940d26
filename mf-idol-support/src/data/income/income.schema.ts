import * as z from '@spotlight/shared/vendor/zod';

const money = z.int();

/** One month of a performer. Sums in NT$. */
const incomeMonthSchema = z.row({
  /** Its first day. */
  month: z.string(),
  /** What was agreed on and starts in it, and what that brings in all. */
  bookings: z.int(),
  worth: money,
  /** Paid orders of goods, with what was sent along. */
  orders: z.int(),
  goods: money,
  /** Came in for bookings, and was sent back of everything. */
  deposits: money,
  refunded: money,
  net: money,
});
export type IncomeMonth = z.infer<typeof incomeMonthSchema>;

/** What `performer_income` answers: latest month first, the two to come as well. */
export const performerIncomeSchema = z.row({
  thisMonth: z.string(),
  months: z.array(incomeMonthSchema),
});
