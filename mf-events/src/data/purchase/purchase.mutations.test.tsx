import { createFakeBackend, renderInShell } from '@spotlight/shared/contract/testing';
import { QueryClient, useQueryClient, type QueryKey } from '@spotlight/shared/vendor/query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { cartKeys } from '../cart/cart.keys';
import { eventKeys } from '../event/event.keys';
import { orderKeys } from '../order/order.keys';
import { organizerEventKeys } from '../organizer/organizer-event.keys';
import { registrationKeys } from '../registration/registration.keys';
import { ticketKeys } from '../ticket/ticket.keys';
import { trendKeys } from '../trends/trends.keys';
import { waitlistKeys } from '../waitlist/waitlist.keys';
import { useHoldTickets } from './purchase.mutations';

const request = {
  eventId: 'e1',
  items: [{ ticketTypeId: 'type', quantity: 1 }],
  name: '王小明',
  email: 'ming@example.com',
  phone: '0912-345-678',
  answers: [],
  invoice: undefined,
  expectedTotal: 0,
  idempotencyKey: 'key',
};

function RegisterButton({ onCache }: { onCache: (cache: QueryClient) => void }) {
  const queryClient = useQueryClient();
  useEffect(() => {
    onCache(queryClient);
  }, [onCache, queryClient]);
  const { mutate, isError } = useHoldTickets();
  return (
    <>
      <button onClick={() => mutate(request)}>報名</button>
      {isError && <p role="alert">沒有報名</p>}
    </>
  );
}

test('registering touches the event, tickets and registrations, not what others see of other things', async () => {
  const touched = [
    eventKeys.detail('e1', 'u1'),
    eventKeys.seatsLeft(['e1']),
    orderKeys.one('o1', 'u1'),
    registrationKeys.own('u1'),
    ticketKeys.of('u1'),
    waitlistKeys.of('u1'),
  ];
  const untouched = [cartKeys.of('u1'), trendKeys.campaigns, organizerEventKeys.sales('e1')];
  // Refused, because what is touched is read again after a refusal, too.
  const backend = createFakeBackend({ hold_tickets: () => ({ code: 'SOLD_OUT' }) });
  let cache = new QueryClient();
  const keepCache = (found: QueryClient) => {
    cache = found;
  };
  renderInShell(<RegisterButton onCache={keepCache} />, {
    services: { backend },
  });
  const isReadAgain = (key: QueryKey) => cache.getQueryState(key)?.isInvalidated;
  for (const key of [...touched, ...untouched]) cache.setQueryData(key, 'known');
  await userEvent.click(screen.getByRole('button', { name: '報名' }));
  await screen.findByRole('alert');
  await waitFor(() => expect(touched.map(isReadAgain)).toEqual(touched.map(() => true)));
  expect(untouched.map(isReadAgain)).toEqual(untouched.map(() => false));
});
