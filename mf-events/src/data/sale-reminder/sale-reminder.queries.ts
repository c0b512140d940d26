import { useBackend, useSession } from '@spotlight/shared/contract';
import { useMutation, useQuery, useQueryClient } from '@spotlight/shared/vendor/query';
import { listSaleReminders, remindOfSale } from './sale-reminder.repository';

/** The types of an event whose sale the visitor waits for, and the switch for one. */
export function useSaleReminders(eventId: string) {
  const backend = useBackend();
  const queryClient = useQueryClient();
  const { user } = useSession();
  const query = useQuery({
    queryKey: ['events', 'sale-reminders', eventId, user?.id ?? ''],
    queryFn: ({ signal }) => listSaleReminders(backend, eventId, signal),
    enabled: user !== null,
    staleTime: 0,
  });
  const change = useMutation({
    // A device that believes itself offline says so instead of waiting for ever.
    networkMode: 'always',
    mutationFn: ({ ticketTypeId, isOn }: { ticketTypeId: string; isOn: boolean }) =>
      remindOfSale(backend, { eventId, ticketTypeId, isOn }),
    onSettled: () =>
      queryClient.invalidateQueries({ queryKey: ['events', 'sale-reminders', eventId] }),
  });
  return { reminded: user === null ? undefined : query.data, change };
}
