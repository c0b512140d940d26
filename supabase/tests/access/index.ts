import type { Area } from '../setup/access';
import { bookings } from './bookings';
import { fans } from './fans';
import { firstRooms } from './first-rooms';
import { members } from './members';
import { notifications } from './notifications';
import { people } from './people';
import { orders } from './orders';
import { promotion } from './promotion';
import { tickets } from './tickets';

/** Every topic, in the order in which their rows are arranged. */
export const areas: Area[] = [
  firstRooms,
  notifications,
  orders,
  people,
  members,
  tickets,
  fans,
  promotion,
  bookings,
];
