import { eventDetailRow, ticketTypeRow } from './event.fixtures';
import {
  clampQuantity,
  defaultTicketType,
  quantityRangeOf,
  registrationBlockOf,
  standingOf,
} from './event.rules';
import { eventDetailSchema, type EventDetail } from './event-detail.schema';

type TicketTypeRow = ReturnType<typeof ticketTypeRow>;

function eventWith(...ticketTypes: TicketTypeRow[]): EventDetail {
  const event = eventDetailSchema.parse(eventDetailRow({ ticketTypes: ticketTypes }));
  if (!event) throw new Error('the fixture is an event');
  return event;
}
const typeOf = (row: TicketTypeRow) => eventWith(row).ticketTypes[0] ?? null;

describe('what stands between a visitor and a registration', () => {
  const onSale = eventWith(ticketTypeRow());

  test('nothing, when something on sale is chosen, free or paid', () => {
    expect(registrationBlockOf(onSale, true)).toBeNull();
    expect(registrationBlockOf({ ...onSale, phase: 'ongoing' }, true)).toBeNull();
    expect(registrationBlockOf(eventWith(ticketTypeRow({ price: 300 })), true)).toBeNull();
  });

  test.each(['cancelled', 'ended'] as const)('the event itself, once it is %s', (phase) => {
    expect(registrationBlockOf({ ...onSale, phase }, true)).toBe(phase);
  });

  test.each([
    ['sold_out', 'sold_out'],
    ['not_yet', 'not_yet'],
    ['ended', 'sale_ended'],
  ] as const)('the sale of the only type, in the state %s', (state, block) => {
    expect(registrationBlockOf(eventWith(ticketTypeRow({ state })), false)).toBe(block);
  });

  test('the choice, while something could be chosen', () => {
    const event = eventWith(ticketTypeRow({ id: 'early', state: 'sold_out' }), ticketTypeRow());
    expect(registrationBlockOf(event, false)).toBe('nothing_chosen');
  });

  test('a sale that is still to come, before one that is over', () => {
    const event = eventWith(
      ticketTypeRow({ id: 'early', state: 'sold_out' }),
      ticketTypeRow({ state: 'not_yet' }),
    );
    expect(registrationBlockOf(event, false)).toBe('not_yet');
  });

  test('the lack of any type', () => {
    expect(registrationBlockOf(eventWith(), false)).toBe('no_tickets');
  });
});

describe('how far a registration is', () => {
  test.each([
    ['approval', 'approval'],
    ['review', 'review'],
    [null, 'registered'],
  ] as const)('one that waits for %s is %s', (awaits, standing) => {
    expect(standingOf({ id: 'r1', status: 'pending', orderId: null, awaits, left: null })).toBe(
      standing,
    );
  });
});

describe('the type that is chosen at first', () => {
  const paid = ticketTypeRow({ id: 'vip', price: 3600 });
  const free = ticketTypeRow({ id: 'free' });
  const soldOut = ticketTypeRow({ id: 'early', state: 'sold_out' });

  test('is the first on sale where all of them cost the same', () => {
    const other = ticketTypeRow({ id: 'seat', price: 3600 });
    expect(defaultTicketType(eventWith(soldOut, paid, other))?.id).toBe('vip');
    expect(defaultTicketType(eventWith(free))?.id).toBe('free');
  });

  test('is none where prices differ, and no free one beside what is paid for', () => {
    const cheap = ticketTypeRow({ id: 'child', price: 100 });
    expect(defaultTicketType(eventWith(paid, cheap))).toBeNull();
    expect(defaultTicketType(eventWith(paid, free))).toBeNull();
    const none = ticketTypeRow({ id: 'adult', price: 3600, state: 'sold_out' });
    expect(defaultTicketType(eventWith(none, free))).toBeNull();
  });

  test('is none when nothing is on sale', () => {
    expect(defaultTicketType(eventWith(soldOut))).toBeNull();
  });
});

describe('how many one order may take', () => {
  const rangeOf = (row: Partial<TicketTypeRow>) => {
    const type = typeOf(ticketTypeRow(row));
    return type && quantityRangeOf(type);
  };

  test("the organizer's limits hold", () => {
    expect(rangeOf({ minPerOrder: 2, maxPerOrder: 4 })).toMatchObject({ min: 2, max: 4 });
  });

  test('never more than are left', () => {
    expect(rangeOf({ maxPerOrder: 4, left: 3 })).toMatchObject({ min: 1, max: 3 });
  });

  test('at least one, though less is left, so that the range stays a range', () => {
    expect(rangeOf({ minPerOrder: 2, left: 1 })).toMatchObject({ min: 2, max: 2 });
  });

  test('a requested quantity is brought into the range', () => {
    expect([0, 2, 9].map((requested) => clampQuantity(requested, { min: 1, max: 4 }))).toEqual([
      1, 2, 4,
    ]);
  });
});

test('a badge of a later version is left out instead of failing the list', () => {
  const event = eventDetailSchema.parse(eventDetailRow({ badge: 'editors_choice' }));
  expect(event?.badge).toBeNull();
});
