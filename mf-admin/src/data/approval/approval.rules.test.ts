import { deadlineOf, readApproval, writeApproval } from './approval.rules';

it('keeps kind and tab in the address, and says nothing about what waits', () => {
  const filters = readApproval(new URLSearchParams('type=venue&tab=rejected&q=書店&open=venues.1'));
  expect(filters).toMatchObject({
    type: 'venue',
    tab: 'rejected',
    query: '書店',
    open: 'venues.1',
  });
  expect(readApproval(new URLSearchParams(writeApproval(filters)))).toEqual(filters);
  expect(writeApproval(readApproval(new URLSearchParams('tab=nonsense&type=x')))).toBe('');
});

it.each([
  [-2.2, -3, 'danger'],
  [0.5, 1, 'warning'],
  [8, 8, 'warning'],
  [30, 30, 'neutral'],
])('%s hours before the deadline it says %s, in %s', (left, hours, tone) => {
  const now = Date.parse('2026-11-20T00:00:00Z');
  const dueAt = new Date(now + left * 3_600_000).toISOString();
  expect(deadlineOf({ dueAt }, now)).toEqual({ hours, tone });
});
