import {
  parseQuantities,
  writeQuantities,
  basketLines,
  basketTotal,
  defaultQuantities,
  needsApproval,
  withQuantity,
} from './basket.rules';
import { eventDetailRow, ticketTypeRow } from './event.fixtures';
import { eventDetailSchema, type EventDetail } from './event-detail.schema';

function eventWith(...ticketTypes: ReturnType<typeof ticketTypeRow>[]): EventDetail {
  const event = eventDetailSchema.parse(eventDetailRow({ ticketTypes: ticketTypes }));
  if (!event) throw new Error('the fixture is an event');
  return event;
}
const general = ticketTypeRow({ id: 'general', price: 1500, maxPerOrder: 4 });
const double = ticketTypeRow({ id: 'double', price: 2800, minPerOrder: 2, maxPerOrder: 6 });
const backstage = ticketTypeRow({ id: 'backstage', price: 500, requiresApproval: true });

test('before anybody chose, the least of the only type on sale is chosen, and nothing of several prices', () => {
  const soldOut = ticketTypeRow({ id: 'early', state: 'sold_out' });
  expect(defaultQuantities(eventWith(soldOut, double))).toEqual({ double: 2 });
  expect(defaultQuantities(eventWith(double, general))).toEqual({});
  expect(defaultQuantities(eventWith(soldOut))).toEqual({});
});

test('several types add up', () => {
  const lines = basketLines(eventWith(general, double), { general: 1, double: 2 });
  expect(lines.map(({ ticketType, quantity }) => [ticketType.id, quantity])).toEqual([
    ['general', 1],
    ['double', 2],
  ]);
  expect(basketTotal(lines)).toBe(7100);
});

test('what sold out meanwhile is no longer in it, and nothing is beyond what is left', () => {
  const event = eventWith({ ...general, left: 2 }, { ...double, state: 'sold_out' });
  const [line, ...others] = basketLines(event, { general: 4, double: 2 });
  expect(line?.quantity).toBe(2);
  expect(others).toEqual([]);
});

test('a type that the organizer has to agree to is asked for alone', () => {
  const event = eventWith(general, double, backstage);
  const both = withQuantity(event, { general: 1 }, 'double', 2);
  expect(both).toEqual({ general: 1, double: 2 });
  const alone = withQuantity(event, both, 'backstage', 1);
  expect(alone).toEqual({ backstage: 1 });
  expect(needsApproval(basketLines(event, alone))).toBe(true);
  expect(withQuantity(event, alone, 'general', 1)).toEqual({ general: 1 });
});

test('letting go of one leaves the others', () => {
  const event = eventWith(general, double);
  expect(withQuantity(event, { general: 1, double: 2 }, 'general', 0)).toEqual({ double: 2 });
});

test('what is chosen survives its way through an address; nonsense in it is nothing', () => {
  expect(parseQuantities(writeQuantities({ general: 2, 'vip-1': 1 }))).toEqual({
    general: 2,
    'vip-1': 1,
  });
  expect(parseQuantities('general:2,<b>:1,vip:x,,')).toEqual({ general: 2 });
  expect(parseQuantities('')).toEqual({});
  expect(parseQuantities(null)).toBeNull();
});
