const known = [
  'event_registrations',
  'waitlist_entries',
  'bookings',
  'events',
  'event_performers',
  'products',
  'subscription_plans',
  'performer_claims',
] as const;

/** What stands in the way of taking something back, by the table that the server names. */
export const keptReason = (table: string | null) =>
  known.find((name) => name === table) ?? ('other' as const);
