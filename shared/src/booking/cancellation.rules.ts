import type { CancellationPolicy } from './price.schema';

/** Percent of the deposit by hours before the start, as the server's `refund_percent` knows them. */
export const refundTiers = {
  flexible: [
    { hours: 72, percent: 100 },
    { hours: 24, percent: 50 },
  ],
  standard: [
    { hours: 336, percent: 100 },
    { hours: 168, percent: 50 },
  ],
  strict: [
    { hours: 720, percent: 100 },
    { hours: 336, percent: 50 },
  ],
} as const satisfies Record<CancellationPolicy, readonly { hours: number; percent: number }[]>;

/** Up to how many days before the start all of the deposit goes back, and half of it. */
export function refundDays(policy: CancellationPolicy): { full: number; half: number } {
  const [full, half] = refundTiers[policy];
  return { full: full.hours / 24, half: half.hours / 24 };
}

export interface RefundTier {
  /** What of the deposit goes back. */
  percent: number;
  /** Until this moment, ISO 8601; `null`: from the moment of the tier before until the start. */
  until: string | null;
  /** Whole NT$ of the given deposit. */
  amount: number;
}

/** The terms of a policy for one start and one deposit: when how much goes back. The last tier is nothing. */
export function refundTiersFor(
  policy: CancellationPolicy,
  startAt: string,
  deposit: number,
): RefundTier[] {
  const tiers = refundTiers[policy].map(({ hours, percent }) => ({
    percent,
    until: new Date(Date.parse(startAt) - hours * 3_600_000).toISOString(),
    amount: Math.round((deposit * percent) / 100),
  }));
  return [...tiers, { percent: 0, until: null, amount: 0 }];
}
