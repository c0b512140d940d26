/** What those are who are told the same, where the kind alone says it. */
const byKind = {
  'waitlist.closed': 'waitlistClosed',
  'waitlist.offered': 'waitlistOffered',
  'transfer.expired': 'transferring',
  'order.refund_processing': 'refunded',
  'order.cancelled': 'unpaid',
} as const;

interface Alike {
  kind: string;
  standing: 'holder' | 'registered' | 'waiting' | null;
  sample: { params: Readonly<Record<string, unknown>> };
}

/** The name of their text under `eventChange.who`. */
export function whoOf({ kind, standing, sample }: Alike) {
  if (standing === 'holder') return 'free_until' in sample.params ? 'paidHolder' : standing;
  return standing ?? byKind[kind as keyof typeof byKind] ?? 'others';
}
