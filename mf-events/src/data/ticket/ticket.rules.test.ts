import { ticketEventRow, ticketRow } from './ticket.fixtures';
import {
  countStates,
  countTickets,
  groupTickets,
  groupsByTab,
  insideCount,
  isCancellable,
  presentableTickets,
  refundableOrderId,
  tabOf,
} from './ticket.rules';
import { toTickets, type TicketRows } from './ticket.schema';

type Row = TicketRows[number];
const groupOf = (...rows: Row[]) => {
  const [group] = groupTickets(toTickets(rows));
  if (!group) throw new Error('a group needs a ticket');
  return group;
};
const ended = ticketEventRow({ phase: 'ended' });

test('the tickets of one registration stay together', () => {
  const groups = groupTickets(
    toTickets([
      ticketRow({ id: 't1' }),
      ticketRow({ id: 't2', registrationId: 'r2' }),
      ticketRow({ id: 't3' }),
    ]),
  );
  expect(groups.map(({ tickets }) => tickets.map(({ id }) => id))).toEqual([['t1', 't3'], ['t2']]);
});

describe('the tab of a registration', () => {
  test('upcoming, while a ticket still admits', () => {
    expect(tabOf(groupOf(ticketRow()))).toBe('upcoming');
    expect(tabOf(groupOf(ticketRow({ event: ticketEventRow({ phase: 'ongoing' }) })))).toBe(
      'upcoming',
    );
  });

  test('upcoming, when one of two people has gone in', () => {
    const rows = [ticketRow({ status: 'checked_in' }), ticketRow({ id: 't2' })];
    expect(tabOf(groupOf(...rows))).toBe('upcoming');
  });

  test('used, once everybody has gone in', () => {
    expect(tabOf(groupOf(ticketRow({ status: 'checked_in' })))).toBe('used');
    expect(tabOf(groupOf(ticketRow({ status: 'checked_in', event: ended })))).toBe('used');
  });

  test.each(['cancelled', 'refunded'] as const)('ended, when it is %s', (status) => {
    expect(tabOf(groupOf(ticketRow({ status })))).toBe('ended');
  });

  test('ended, when the event is over and nobody went', () => {
    expect(tabOf(groupOf(ticketRow({ event: ended })))).toBe('ended');
  });
});

test('the next event comes first, among the past ones the last', () => {
  const row = (id: string, startsAt: string, phase: 'upcoming' | 'ended') =>
    ticketRow({ id, registrationId: id, event: ticketEventRow({ startsAt, phase }) });
  const byTab = groupsByTab(
    toTickets([
      row('later', '2026-12-30T10:00:00Z', 'upcoming'),
      row('sooner', '2026-12-02T10:00:00Z', 'upcoming'),
      row('long ago', '2026-01-02T10:00:00Z', 'ended'),
      row('lately', '2026-10-02T10:00:00Z', 'ended'),
    ]),
  );
  const ids = (tab: keyof typeof byTab) => byTab[tab].map(({ registrationId }) => registrationId);
  expect(ids('upcoming')).toEqual(['sooner', 'later']);
  expect(ids('ended')).toEqual(['lately', 'long ago']);
});

test('a registration can be cancelled until somebody went in or the event began, or ended where it lasts for days', () => {
  expect(isCancellable(groupOf(ticketRow()))).toBe(true);
  const halfUsed = [ticketRow(), ticketRow({ id: 't2', status: 'checked_in' })];
  expect(isCancellable(groupOf(...halfUsed))).toBe(false);
  const ongoing = ticketRow({ event: ticketEventRow({ phase: 'ongoing' }) });
  expect(isCancellable(groupOf(ongoing))).toBe(false);
  const { date } = ongoing.event;
  const endsAt = new Date(Date.parse(`${date}T18:00:00+08:00`) + 4 * 86_400_000).toISOString();
  const forDays = ticketRow({ event: ticketEventRow({ phase: 'ongoing', endsAt }) });
  expect(isCancellable(groupOf(forDays))).toBe(true);
});

test('at the gate only tickets that admit are shown', () => {
  const group = groupOf(
    ticketRow({ status: 'checked_in' }),
    ticketRow({ id: 't2' }),
    ticketRow({ id: 't3', askedBack: true }),
    ticketRow({ id: 't4', status: 'transferring' }),
  );
  expect(presentableTickets(group).map(({ id }) => id)).toEqual(['t2']);
});

test('of two tickets one went in: one is to come, one is used, and neither is counted twice', () => {
  const rows = [ticketRow({ status: 'checked_in' }), ticketRow({ id: 't2' })];
  const byTab = groupsByTab(toTickets(rows));
  expect(countTickets(byTab.upcoming)).toBe(1);
  expect(countTickets(byTab.used)).toBe(1);
  const [coming] = byTab.upcoming;
  if (!coming) throw new Error('one is to come');
  expect(insideCount(coming)).toBe(1);
  expect(isCancellable(coming)).toBe(false);
});

test('while one ticket of an order is asked back, no other is', () => {
  const paid = { pricePaid: 500, orderId: 'o1' };
  expect(refundableOrderId(groupOf(ticketRow(paid)))).toBe('o1');
  const rows = [ticketRow({ ...paid, askedBack: true }), ticketRow({ ...paid, id: 't2' })];
  expect(refundableOrderId(groupOf(...rows))).toBeNull();
  expect(countStates(groupOf(...rows))).toEqual([
    { state: 'asked_back', count: 1 },
    { state: 'valid', count: 1 },
  ]);
});
