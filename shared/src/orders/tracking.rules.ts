import type { Order } from './order.schema';

/** By what a parcel is followed: what was said last. */
export const trackingOf = ({ events }: Pick<Order, 'events'>): string | null =>
  events.findLast(({ to }) => to === 'completed' || to === 'tracking_corrected')?.note ?? null;

const DAYS_TO_CORRECT = 30;

/** As the server has it: a parcel that is on its way, and does not come back. */
export const canCorrectTracking = (
  { kind, status, part, refundStatus, delivery, completedAt }: Order,
  now: number,
): boolean =>
  kind === 'product' &&
  status === 'completed' &&
  part === 'seller' &&
  delivery !== null &&
  delivery.method !== 'pickup' &&
  !['requested', 'processing', 'full'].includes(refundStatus) &&
  completedAt !== null &&
  Date.parse(completedAt) > now - DAYS_TO_CORRECT * 86_400_000;
