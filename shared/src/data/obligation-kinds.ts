/** What `account_obligations()` says holds an account that is to be deleted, by its kind. */
export const obligationKinds = [
  'events_with_guests',
  'bookings_as_host',
  'goods_to_send',
  'payments_to_check',
  'refunds_to_send',
  'late_money_to_send',
  'payments_reported',
  'refunds_to_come',
  'late_money_to_come',
  'goods_to_come',
  'bookings_as_guest',
  'campaigns',
  'tickets_held',
  'plans_running',
  'ads_running',
] as const;
/** Where somebody settles what they sold. */
export const settlingPlaces = ['events', 'venue_bookings', 'goods', 'performances'] as const;
export type SettlingPlace = (typeof settlingPlaces)[number];
export type ObligationKind = (typeof obligationKinds)[number];
