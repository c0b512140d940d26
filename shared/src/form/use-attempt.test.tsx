import { renderHook } from '@testing-library/react';
import { useAttempt } from './use-attempt';

const lost = () => Promise.reject(new Error('Failed to fetch'));

test('the same again after a lost answer is the same attempt, something else or something answered another', async () => {
  const { result } = renderHook(() => useAttempt());
  const attempt = result.current;
  const keys: string[] = [];
  const press = async (asked: { day: string }, isLost = false) => {
    await attempt(asked, ({ idempotencyKey }) => {
      keys.push(idempotencyKey);
      return isLost ? lost() : Promise.resolve('made');
    }).catch(() => undefined);
  };
  await press({ day: '2026-12-01' }, true);
  await press({ day: '2026-12-02' }, true);
  // Back to the first one, which may have been made.
  await press({ day: '2026-12-01' });
  await press({ day: '2026-12-01' });
  const [first, other, again, anew] = keys;
  expect(again).toBe(first);
  expect(new Set([first, other, anew]).size).toBe(3);
});
