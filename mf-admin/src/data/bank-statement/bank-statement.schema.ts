import * as z from '@spotlight/shared/vendor/zod';

/** One transfer that came in, as a bank's file says it. */
export interface StatementLine {
  /** `YYYY-MM-DD` */
  bookedOn: string;
  /** NT$ */
  amount: number;
  /** Every cell of it: what tells it from others. */
  text: string;
  /** Its place among lines that are equal in every cell, from 0. */
  nth: number;
  /** The last five digits of each number in it; one may be the account that the money came from. */
  digits: string[];
}

const matchSchema = z.row({
  /** One, or several of a checkout that were paid together. */
  orderIds: z.array(z.string()),
  orderNos: z.array(z.string()),
  buyerName: z.string(),
  last5: z.string(),
  transferAt: z.string(),
  /** The line has the digits that the buyer reported. */
  hasDigits: z.boolean(),
});
export type PaymentMatch = z.infer<typeof matchSchema>;

/** Answer of `match_bank_lines()`, in the order of the lines. */
export const matchedLinesSchema = z.row({
  items: z.array(
    z.row({
      /** What the line confirmed before. */
      used: z.nullable(z.row({ orderNos: z.array(z.string()), at: z.string() })),
      matches: z.array(matchSchema),
    }),
  ),
});

export const confirmedLineSchema = z.row({ orderIds: z.array(z.string()) });
