import * as z from '@spotlight/shared/vendor/zod';

const state = {
  /** An administrator who may do nothing before this session has shown the factor, or before there is one. */
  isNeeded: z.boolean(),
  isRequired: z.boolean(),
  isSetUp: z.boolean(),
  isVerified: z.boolean(),
  confirmedAt: z.nullable(z.string()),
  recoveryCodesLeft: z.number(),
  lockedUntil: z.nullable(z.string()),
  triesLeft: z.number(),
};

/** Answer of `my_second_factor()`. */
export const factorStateSchema = z.row(state);
export type FactorState = z.infer<typeof factorStateSchema>;

/** Answer of the functions that take a code. Recovery codes are told once, when a factor is confirmed. */
export const factorAnswerSchema = z.row({
  ...state,
  outcome: z.enum(['verified', 'removed', 'wrong', 'locked']),
  recoveryCodes: z.optional(z.array(z.string())),
});
export type FactorAnswer = z.infer<typeof factorAnswerSchema>;

/** Answer of `begin_second_factor()`: to be typed into an app, and to be scanned by one. */
export const newFactorSchema = z.row({ secret: z.string(), uri: z.string() });
export type NewFactor = z.infer<typeof newFactorSchema>;
