import { emptyEventForm, eventEntryOf, eventFormOf, ticketsFor } from './event-form.rules';
import type { FullEvent } from './event-form.schema';

const texts = {
  free: { name: '免費入場', description: '活動免費入場' },
  paid: { name: '一般票', description: '標準入場票券' },
};

const ticket = { id: 't1', name: '站席', price: 900, sold: 2, held: 1 };
const event: FullEvent = {
  id: 'e1',
  version: 4,
  event: { title: '夜場', date: '2036-12-04', time: '19:00:00', endsAt: '2036-12-04T14:00:00Z' },
  venue: null,
  types: [ticket, { ...ticket, id: 't2', name: '早鳥', isHidden: true }],
};

it('begins with one free ticket, or with one for NT$100', () => {
  expect(ticketsFor(false, texts)).toMatchObject([{ name: '免費入場', price: '0' }]);
  expect(ticketsFor(true, texts)).toMatchObject([{ name: '一般票', price: '100' }]);
});

it('shows what is offered, and leaves what was taken off sale to the server', () => {
  const form = eventFormOf(event, texts);
  expect(form.types).toMatchObject([{ id: 't1', price: '900', used: 3 }]);
  expect(form).toMatchObject({ isPaid: true, time: '19:00', endsAt: '2036-12-04T22:00' });
});

it('writes types and the end only where somebody touched them', () => {
  const read = eventFormOf(event, texts);
  const same = eventEntryOf({ ...read, title: '夜場二' }, read);
  expect(same.types).toBeNull();
  expect(same.columns).not.toHaveProperty('endsAt');
  const moved = eventEntryOf({ ...read, endsAt: '2036-12-04T23:30', types: [] }, read);
  expect(moved.columns).toMatchObject({ endsAt: '2036-12-04T23:30:00+08:00' });
  expect(moved.types).toEqual([]);
});

it('gives a new event the refund scheme that goes with its price', () => {
  const form = emptyEventForm(texts);
  expect(eventEntryOf(form, null).columns).toMatchObject({ refundPolicyCode: 'free' });
  expect(eventEntryOf({ ...form, isPaid: true }, null).columns).toMatchObject({
    refundPolicyCode: 'ten_days',
    maxAttendees: 0,
  });
});
