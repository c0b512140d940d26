import { serverNow } from '../format/clock';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * The present moment by the server's clock, in milliseconds, once a second until `until` has passed.
 * @param until ISO 8601, or `null` when nothing is waited for
 * @param onPassed the time ran out while the page was open
 */
export function useNow(until: string | null, onPassed: () => void): number {
  const [now, setNow] = useState(() => serverNow());
  const tellPassed = useEffectEvent(onPassed);
  useEffect(() => {
    if (until === null) return undefined;
    const tick = setInterval(() => {
      setNow(serverNow());
      if (serverNow() < Date.parse(until)) return;
      clearInterval(tick);
      tellPassed();
    }, 1000);
    return () => clearInterval(tick);
  }, [until]);
  return now;
}
