import { useState } from 'react';

/**
 * A key that stays the same for as long as the same thing is asked for, so that pressing again after a
 * lost answer does not buy or send twice, while something else is an attempt of its own.
 * @param content what is asked for; compared by its JSON
 */
export function useAttemptKey(content: unknown): string {
  const text = JSON.stringify(content);
  const [attempt, setAttempt] = useState(() => ({ text, key: crypto.randomUUID() }));
  if (attempt.text === text) return attempt.key;
  const next = { text, key: crypto.randomUUID() };
  setAttempt(next);
  return next.key;
}
