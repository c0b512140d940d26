import type { Order } from '@spotlight/shared/domain/orders';
import { usePaidOrderIds } from '../../data/registration/registration.queries';
import { useTickets } from '../../data/ticket/ticket.queries';
import type { Ticket } from '../../data/ticket/ticket.schema';

/** The tickets of an order that are still in their buyer's hands, unused. */
export function useRefundableTickets(
  order: Pick<Order, 'id'>,
  registrationId: string | undefined,
): readonly Ticket[] {
  const orderIds = usePaidOrderIds();
  const { data: tickets = [] } = useTickets();
  return tickets.filter(
    (ticket) =>
      ticket.status === 'valid' &&
      orderIds.get(ticket.registrationId) === order.id &&
      (registrationId === undefined || ticket.registrationId === registrationId),
  );
}
