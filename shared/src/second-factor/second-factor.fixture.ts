import type { FactorAnswer, FactorState } from './second-factor.schema';

/** The factor of an administrator who has none and needs none. */
export const createFactor = (overrides: Partial<FactorState> = {}): FactorState => ({
  isNeeded: false,
  isRequired: false,
  isSetUp: false,
  isVerified: false,
  confirmedAt: null,
  recoveryCodesLeft: 0,
  lockedUntil: null,
  triesLeft: 5,
  ...overrides,
});

/** What came of a code. */
export const createFactorAnswer = (overrides: Partial<FactorAnswer> = {}): FactorAnswer => ({
  ...createFactor({ isSetUp: true, isVerified: true, confirmedAt: '2026-11-23T01:00:00Z' }),
  recoveryCodesLeft: 10,
  outcome: 'verified',
  ...overrides,
});
