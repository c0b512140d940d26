/** States of a ticket. */
export const ticketStatuses = [
  'valid',
  'checked_in',
  'transferring',
  'cancelled',
  'refunded',
] as const;
