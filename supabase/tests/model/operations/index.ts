import type { Operation } from '../operation';
import { bookingOperations } from './bookings';
import { calendarOperations } from './calendars';
import { eventOperations } from './events';
import { orderOperations } from './orders';
import { peopleOperations } from './people';
import { promotionOperations } from './promotion';
import { ticketOperations } from './tickets';

/** By topic, because a sequence that stays within one gets deeper into it. */
export const topics = {
  tickets: [...ticketOperations, ...eventOperations],
  orders: orderOperations,
  bookings: [...bookingOperations, ...calendarOperations],
  promotion: promotionOperations,
  people: peopleOperations,
};

export const operations: Operation[] = Object.values(topics).flat();
