import { ticketTypeRow } from './event.fixtures';
import { eventDetailRow } from './event.fixtures';
import { eventDetailSchema, type EventDetail } from './event-detail.schema';
import { offerChanges, pricesOf } from './offer-changes.rules';

function offer(change: Parameters<typeof ticketTypeRow>[0] = {}): EventDetail {
  const ticketTypes = [
    ticketTypeRow({ price: 1500, maxPerOrder: 4, ...change }),
    ticketTypeRow({ id: 'vip', name: 'VIP', price: 3600 }),
  ];
  const event = eventDetailSchema.parse(eventDetailRow({ ticketTypes: ticketTypes }));
  if (!event) throw new Error('the fixture is an event');
  return event;
}
const seen = pricesOf(offer());
const requested = { general: 3 };

test('the same offer has no changes, whatever happens to types that are not chosen', () => {
  expect(offerChanges(offer(), requested, seen)).toEqual([]);
  expect(offerChanges(offer({ price: 1 }), { vip: 1 }, seen)).toEqual([]);
});

test('another price and fewer left are told apart', () => {
  expect(offerChanges(offer({ price: 1800, left: 2 }), requested, seen)).toEqual([
    { kind: 'price', id: 'general', name: '一般票', before: 1500, after: 1800 },
    { kind: 'less', id: 'general', name: '一般票', requested: 3, left: 2 },
  ]);
});

test('what sold out or ended meanwhile is gone', () => {
  expect(offerChanges(offer({ state: 'sold_out', left: 0 }), requested, seen)).toEqual([
    { kind: 'gone', id: 'general', name: '一般票' },
  ]);
});
