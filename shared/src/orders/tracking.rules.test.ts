import { orderRow } from './order.fixture';
import { canCorrectTracking, trackingOf } from './tracking.rules';

const at = '2026-11-01T10:00:00.000Z';
const now = Date.parse('2026-11-20T10:00:00.000Z');
const sent = orderRow({
  kind: 'product',
  status: 'completed',
  part: 'seller',
  completedAt: at,
  delivery: { method: 'post', recipient: '王小明', phone: '0912345678', address: '馬公市' },
});

test('what was said last of a parcel is what counts', () => {
  const event = { from: 'paid', at, by: 'seller' as const };
  const events = [
    { ...event, to: 'paid', note: null },
    { ...event, to: 'completed', note: '黑貓 1' },
    { ...event, to: 'tracking_corrected', note: '黑貓 2' },
    { ...event, to: 'refund_rejected', note: '已拆封' },
  ];
  expect(trackingOf({ events })).toBe('黑貓 2');
  expect(trackingOf({ events: events.slice(0, 1) })).toBeNull();
});

test.each([
  ['a parcel on its way', {}, true],
  ['what was handed over in person', { delivery: { ...sent.delivery, method: 'pickup' } }, false],
  ['what is given back', { refundStatus: 'requested' }, false],
  ['what was sent a long time ago', { completedAt: '2026-10-01T10:00:00.000Z' }, false],
  ['an order of its buyer', { part: 'buyer' }, false],
  ['what was not sent yet', { status: 'paid', completedAt: null }, false],
] as const)('of %s: %o %s', (_name, changes, isPossible) => {
  expect(canCorrectTracking({ ...sent, ...changes } as typeof sent, now)).toBe(isPossible);
});
