import { useBackend, useSession, useWrite } from '@spotlight/shared/contract';
import { useQuery } from '@spotlight/shared/vendor/query';
import { saleReminderKeys } from './sale-reminder.keys';
import { listSaleReminders, remindOfSale } from './sale-reminder.repository';

/** The types of an event whose sale the visitor waits for, and the switch for one. */
export function useSaleReminders(eventId: string) {
  const backend = useBackend();
  const { user } = useSession();
  const query = useQuery({
    queryKey: saleReminderKeys.ofEvent(eventId, user?.id ?? ''),
    queryFn: ({ signal }) => listSaleReminders(backend, eventId, signal),
    enabled: user !== null,
    staleTime: 0,
  });
  const change = useWrite(
    (_backend, { ticketTypeId, isOn }: { ticketTypeId: string; isOn: boolean }) =>
      remindOfSale(backend, { eventId, ticketTypeId, isOn }),
    { touches: [saleReminderKeys.all] },
  );
  return { reminded: user === null ? undefined : query.data, change };
}
