import { attendeeKeys } from '../attendee/attendee.keys';
import { eventKeys } from '../event/event.keys';
import { orderKeys } from '../order/order.keys';
import { sellerOrderKeys } from '@spotlight/shared/orders/keys';
import { settlementKeys } from '../settlement/settlement.keys';
import { organizerEventKeys } from './organizer-event.keys';

/**
 * What another one is after an organizer decided about somebody's seat or money: the lists of the event,
 * its sums, and for visitors the seats that are left.
 */
export const salesChanges = [
  attendeeKeys.all,
  eventKeys.all,
  orderKeys.all,
  organizerEventKeys.all,
  sellerOrderKeys.all,
  settlementKeys.all,
] as const;
