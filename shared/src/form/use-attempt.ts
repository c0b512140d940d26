import { useState } from 'react';

/** What is asked for, with the key under which the server remembers it. */
export type Keyed<Asked> = Asked & { idempotencyKey: string };

/**
 * Gives the function that sends what is asked for under a key of its own. The same again, after an answer that was lost,
 * is the same attempt and makes nothing twice; something else is another attempt; what has been answered is over, and
 * the same again is meant.
 */
export function useAttempt() {
  const [keys] = useState(() => new Map<string, string>());
  return async <Asked extends object, Made>(
    asked: Asked,
    send: (keyed: Keyed<Asked>) => Promise<Made>,
  ): Promise<Made> => {
    const text = JSON.stringify(asked);
    const idempotencyKey = keys.get(text) ?? crypto.randomUUID();
    keys.set(text, idempotencyKey);
    const made = await send({ ...asked, idempotencyKey });
    keys.delete(text);
    return made;
  };
}
