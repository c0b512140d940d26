import { useState } from 'react';

/**
 * A key that stays the same for as long as the same thing is asked for.
 * @deprecated since contract 1.12, for `useAttempt()`, which also knows when an attempt is over. Remotes that were built
 *   before take it from the shell, so it goes with the next major version.
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
