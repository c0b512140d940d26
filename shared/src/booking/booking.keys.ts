import { entityKey } from '@spotlight/shared/vendor/query';
import type { CalendarType } from './calendar.schema';
import type { BookingListRequest } from './booking.repository';

const key = entityKey('shared', 'booking');

/** Bookings of the signed-in person, of venues and of performers alike. */
export const bookingKeys = {
  all: key(),
  list: (request: BookingListRequest, userId: string) => key('list', userId, request),
  one: (id: string, userId: string) => key('one', id, userId),
  alternatives: (id: string, userId: string) => key('alternatives', id, userId),
  threads: key('thread'),
  thread: (id: string, userId: string) => key('thread', id, userId),
  deposit: (orderId: string, userId: string) => key('deposit', orderId, userId),
  ownCalendar: (type: CalendarType, id: string, from: string, to: string) =>
    key('own-calendar', type, id, from, to),
};

const calendarKey = entityKey('shared', 'free-time');

/** Free hours as everybody sees them. */
export const freeTimeKeys = {
  all: calendarKey(),
  of: (type: CalendarType, id: string, from: string, to: string) => calendarKey(type, id, from, to),
};

const reviewKey = entityKey('shared', 'review');

/** Reviews of venues and performers. */
export const reviewKeys = {
  all: reviewKey(),
  of: (type: CalendarType, id: string, page: number, pageSize: number) =>
    reviewKey(type, id, page, pageSize),
};
