import { cartKeys } from '../cart/cart.keys';
import { eventKeys } from '../event/event.keys';
import { orderKeys } from '../order/order.keys';
import { registrationKeys } from '../registration/registration.keys';
import { transferKeys } from '../transfer/transfer.keys';
import { waitlistKeys } from '../waitlist/waitlist.keys';
import { ticketKeys } from './ticket.keys';

/** What another one is after a seat was taken, given back or handed on. */
export const seatChanges = [
  // What is ordered leaves it, and it says what is left.
  cartKeys.all,
  eventKeys.all,
  orderKeys.all,
  registrationKeys.all,
  ticketKeys.all,
  transferKeys.all,
  waitlistKeys.all,
] as const;
