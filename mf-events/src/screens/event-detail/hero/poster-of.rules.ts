import type { EventDetail } from '../../../data/event/event-detail.schema';

/** What the poster of an event is drawn from. */
export const posterOf = ({ id, title, category, posterLine }: EventDetail) =>
  ({ kind: 'event', id, title, category, line: posterLine }) as const;
