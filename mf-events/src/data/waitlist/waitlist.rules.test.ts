import { eventDetailRow, ticketTypeRow } from '../event/event.fixtures';
import { eventDetailSchema } from '../event/event-detail.schema';
import { withOffers } from './waitlist.rules';

const event = eventDetailSchema.parse(
  eventDetailRow({ ticketTypes: [ticketTypeRow({ state: 'sold_out', left: 0 })] }),
);
const entry = {
  id: 'w1',
  eventId: 'e1',
  ticketTypeId: 'general',
  quantity: 1,
  isOffered: true,
  offerExpiresAt: '2026-12-04T22:00:00+08:00',
  position: null,
  ticketTypeName: '一般票',
  event: undefined,
};

test('what is offered is on sale to the person it is held for, as many as are held', () => {
  if (!event) throw new Error('the fixture is an event');
  expect(withOffers(event, [entry]).ticketTypes[0]).toMatchObject({ state: 'on_sale', left: 1 });
});

test('a waitlist entry without an offer changes nothing yet', () => {
  if (!event) throw new Error('the fixture is an event');
  expect(withOffers(event, [{ ...entry, isOffered: false, position: 3 }])).toBe(event);
});
