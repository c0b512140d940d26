import type { Order } from '@spotlight/shared/orders/schema';
import { useTickets } from '../../data/ticket/ticket.queries';
import { stateOf } from '../../data/ticket/ticket.rules';
import type { Ticket } from '../../data/ticket/ticket.schema';

/** The tickets of an order that are still in their buyer's hands, unused. */
export function useRefundableTickets(
  order: Pick<Order, 'id'>,
  registrationId: string | undefined,
): readonly Ticket[] {
  const { data: tickets = [] } = useTickets();
  return tickets.filter(
    (ticket) =>
      stateOf(ticket) === 'valid' &&
      ticket.orderId === order.id &&
      (registrationId === undefined || ticket.registrationId === registrationId),
  );
}
