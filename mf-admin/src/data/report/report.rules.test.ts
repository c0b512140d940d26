import { canTakeDown, daysWaiting, readReports, writeReports } from './report.rules';
import type { Report } from './report.schema';

const report = (change: Partial<Report> = {}) =>
  ({
    status: 'open',
    isOwn: false,
    entityType: 'venue',
    thingStatus: 'approved',
    ...change,
  }) as Report;

test('the address of the room says its state, reason and what was reported', () => {
  const search = new URLSearchParams('status=upheld&kind=scam&about=venue&q=場地&open=r1');
  const filters = readReports(search);
  expect(filters).toMatchObject({ status: 'upheld', kind: 'scam', about: 'venue', query: '場地' });
  expect(readReports(new URLSearchParams(writeReports(filters)))).toEqual(filters);
  expect(readReports(new URLSearchParams('status=x&kind=x&about=x'))).toMatchObject({
    status: 'open',
    kind: '',
    about: '',
  });
});

test('pages of others that are public can be taken down; events are called off', () => {
  expect(canTakeDown(report())).toBe(true);
  expect(canTakeDown(report({ entityType: 'event' }))).toBe(false);
  expect(canTakeDown(report({ thingStatus: 'rejected' }))).toBe(false);
  expect(canTakeDown(report({ isOwn: true }))).toBe(false);
  expect(canTakeDown(report({ status: 'upheld' }))).toBe(false);
});

test('whole days are counted', () => {
  const now = Date.parse('2026-11-23T08:00:00Z');
  const since = (createdAt: string) => daysWaiting(report({ createdAt }), now);
  expect([since('2026-11-23T07:00:00Z'), since('2026-11-20T07:59:00Z')]).toEqual([0, 3]);
});
