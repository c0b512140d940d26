import { useEffect } from 'react';

/** Keeps the screen on while mounted, where the device lets pages do so. */
export function useWakeLock(): void {
  useEffect(() => {
    let isCurrent = true;
    let lock: WakeLockSentinel | undefined;
    const keepAwake = async () => {
      try {
        lock = await navigator.wakeLock?.request('screen');
        if (!isCurrent) await lock?.release();
      } catch {
        // Devices refuse when the battery is low; the ticket shows all the same.
      }
    };
    void keepAwake();
    return () => {
      isCurrent = false;
      void lock?.release();
    };
  }, []);
}
