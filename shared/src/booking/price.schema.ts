import * as z from '@spotlight/shared/vendor/zod';

/** How much of a deposit goes back when a guest cancels a confirmed booking. */
export const cancellationPolicies = ['flexible', 'standard', 'strict'] as const;
export type CancellationPolicy = (typeof cancellationPolicies)[number];

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

/** A stretch of time, ISO 8601 with a zone. */
export const hoursSchema = z.row({ startAt: z.string(), endAt: z.string() });
export type Hours = z.infer<typeof hoursSchema>;

export const priceLineSchema = z.row({
  kind: z.enum(priceLineKinds),
  label: z.nullable(z.string()),
  quantity: z.int(),
  /** `minute` lines are priced by the hour. */
  unit: z.enum(['minute', 'piece', 'piece_hour', 'head', 'booking']),
  unitPrice: money,
  amount: money,
  /** How long the pieces of a `piece_hour` line are wanted. */
  minutes: z.optional(z.int()),
});
export type PriceLine = z.infer<typeof priceLineSchema>;
