import { useEffect, useState } from 'react';

/**
 * The present moment in milliseconds, once a second until `until` has passed.
 * @param until ISO 8601, or `null` when nothing is waited for
 */
export function useNow(until: string | null): number {
  const [now, setNow] = useState(() => Date.now());
  const isWaiting = until !== null && Date.parse(until) > now;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const tick = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(tick);
  }, [isWaiting]);
  return now;
}
