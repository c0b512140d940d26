import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  renderInShell,
  type FakeFunctions,
} from '@spotlight/shared/contract/testing';
import { SellerDeskContext, sellerOrderKeys, useConfirmPayment } from '@spotlight/shared/orders';
import { QueryClient, useQueryClient, type QueryKey } from '@spotlight/shared/vendor/query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, type ComponentType } from 'react';
import { attendeeKeys } from './attendee/attendee.keys';
import { useDecideRegistrations } from './attendee/attendee.mutations';
import { cartKeys } from './cart/cart.keys';
import { eventGatesKeys } from './event-gates/event-gates.keys';
import { eventReviewKeys } from './event-review/event-review.keys';
import { useReviewEvent } from './event-review/event-review.queries';
import { eventKeys } from './event/event.keys';
import { orderKeys } from './order/order.keys';
import { organizerEventKeys } from './organizer/organizer-event.keys';
import { salesChanges } from './organizer/sales-changes';
import { useCancelEvent } from './organizer/organizer-event.mutations';
import { useHoldTickets } from './purchase/purchase.mutations';
import { registrationKeys } from './registration/registration.keys';
import { settlementKeys } from './settlement/settlement.keys';
import { ticketKeys } from './ticket/ticket.keys';
import { transferKeys } from './transfer/transfer.keys';
import { trendKeys } from './trends/trends.keys';
import { waitlistKeys } from './waitlist/waitlist.keys';

interface Write {
  name: string;
  Button: ComponentType;
  functions: FakeFunctions;
  touched: QueryKey[];
  untouched: QueryKey[];
}

/** Refused, because what is touched is read again after a refusal, too. */
const refused = () => ({ code: 'INVALID_STATE' }) as const;

const seats = [
  eventKeys.detail('e1', 'u1'),
  eventKeys.seatsLeft(['e1']),
  orderKeys.one('o1', 'u1'),
  registrationKeys.own('u1'),
  ticketKeys.of('u1'),
  transferKeys.of('u1'),
  waitlistKeys.of('u1'),
  cartKeys.of('u1'),
];
const sales = [
  attendeeKeys.all,
  eventKeys.detail('e1', 'u1'),
  orderKeys.one('o1', 'u1'),
  organizerEventKeys.sales('e1'),
  sellerOrderKeys.one('u1', 'o1'),
  settlementKeys.statement('u1', 'e1'),
];

function Send({ onSend, isError }: { onSend: () => void; isError: boolean }) {
  return (
    <>
      <button onClick={onSend}>送出</button>
      {isError && <p role="alert">沒有成功</p>}
    </>
  );
}

const desk = {
  seller: { type: 'organizer', id: 'u1' },
  kind: 'ticket',
  touches: salesChanges,
} as const;

function Confirm() {
  const { mutate, isError } = useConfirmPayment();
  return <Send onSend={() => mutate('o1')} isError={isError} />;
}

const writes: Write[] = [
  {
    name: 'registering touches the event, tickets, registrations and the cart, not what others see',
    Button: function Register() {
      const { mutate, isError } = useHoldTickets();
      const person = { name: '王小明', email: 'ming@example.com', phone: '0912-345-678' };
      const items = [{ ticketTypeId: 'type', quantity: 1 }];
      const rest = { answers: [], invoice: undefined, expectedTotal: 0, idempotencyKey: 'key' };
      return (
        <Send
          onSend={() => mutate({ eventId: 'e1', items, ...person, ...rest })}
          isError={isError}
        />
      );
    },
    functions: { hold_tickets: refused },
    touched: seats,
    untouched: [trendKeys.campaigns, organizerEventKeys.sales('e1')],
  },
  {
    name: 'deciding about registrations touches lists, sums and the orders that it opens',
    Button: function Decide() {
      const { mutate, isError } = useDecideRegistrations();
      return (
        <Send
          onSend={() => mutate({ eventId: 'e1', ids: ['r1'], isApproved: true, reason: null })}
          isError={isError}
        />
      );
    },
    functions: { decide_registrations: refused },
    touched: sales,
    untouched: [cartKeys.of('u1'), trendKeys.campaigns],
  },
  {
    name: 'confirming a payment touches lists, sums and seats',
    Button: function Desk() {
      return (
        <SellerDeskContext value={desk}>
          <Confirm />
        </SellerDeskContext>
      );
    },
    functions: { confirm_payment: refused },
    touched: sales,
    untouched: [cartKeys.of('u1'), trendKeys.campaigns],
  },
  {
    name: 'calling an event off also touches who is on duty for it',
    Button: function CallOff() {
      const { mutate, isError } = useCancelEvent();
      return (
        <Send
          onSend={() => mutate({ on: { id: 'e1', version: 1 }, reason: '颱風' })}
          isError={isError}
        />
      );
    },
    functions: { cancel_event: refused },
    touched: [...sales, eventGatesKeys.duty('u1')],
    untouched: [trendKeys.campaigns],
  },
  {
    name: 'a review touches reviews, and the events that show how their organizer is rated',
    Button: function Review() {
      const { mutate, isError } = useReviewEvent();
      return (
        <Send onSend={() => mutate({ eventId: 'e1', rating: 5, body: '' })} isError={isError} />
      );
    },
    functions: { review_event: refused },
    touched: [eventReviewKeys.mine('u1'), eventKeys.detail('e1', 'u1')],
    untouched: [ticketKeys.of('u1')],
  },
];

function WithCache({ onCache }: { onCache: (cache: QueryClient) => void }) {
  const queryClient = useQueryClient();
  useEffect(() => onCache(queryClient), [onCache, queryClient]);
  return null;
}

test.each(writes)('$name', async ({ Button, functions, touched, untouched }) => {
  let cache = new QueryClient();
  const keepCache = (found: QueryClient) => {
    cache = found;
  };
  renderInShell(
    <>
      <WithCache onCache={keepCache} />
      <Button />
    </>,
    {
      services: {
        backend: createFakeBackend(functions),
        session: createFakeSession(createFakeAccount()),
      },
    },
  );
  const isReadAgain = (key: QueryKey) => cache.getQueryState(key)?.isInvalidated;
  for (const key of [...touched, ...untouched]) cache.setQueryData(key, 'known');
  await userEvent.click(screen.getByRole('button', { name: '送出' }));
  await screen.findByRole('alert');
  await waitFor(() => expect(touched.filter((key) => !isReadAgain(key))).toEqual([]));
  expect(untouched.filter((key) => isReadAgain(key))).toEqual([]);
});
