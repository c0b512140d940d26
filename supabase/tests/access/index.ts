import type { Area } from '../setup/access';
import { firstRooms } from './first-rooms';
import { notifications } from './notifications';
import { people } from './people';
import { orders } from './orders';

/** Every topic, in the order in which their rows are arranged. */
export const areas: Area[] = [firstRooms, notifications, orders, people];
