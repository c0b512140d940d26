import { useEffect } from 'react';

/** Keeps the screen on while mounted, where the device lets pages do so. */
export function useWakeLock(): void {
  useEffect(() => {
    let isCurrent = true;
    let lock: WakeLockSentinel | undefined;
    // Devices refuse when the battery is low; the ticket shows all the same.
    navigator.wakeLock?.request('screen').then(
      (granted) => {
        if (isCurrent) lock = granted;
        else void granted.release();
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
      void lock?.release();
    };
  }, []);
}
