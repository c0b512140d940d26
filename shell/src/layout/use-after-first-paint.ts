import { useEffect, useState } from 'react';

/**
 * Becomes true once the browser has nothing better to do: for reads that the first page can do without,
 * so that they do not compete with those that it needs.
 */
export function useAfterFirstPaint(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const done = () => setIdle(true);
    if (!window.requestIdleCallback) {
      // Safari has no idle callbacks.
      const timer = window.setTimeout(done, 1000);
      return () => window.clearTimeout(timer);
    }
    const handle = window.requestIdleCallback(done, { timeout: 4000 });
    return () => window.cancelIdleCallback(handle);
  }, []);
  return isIdle;
}
