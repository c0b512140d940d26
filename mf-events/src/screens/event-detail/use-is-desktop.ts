import { fromDesktop } from '@spotlight/shared/ui';
import { useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void) => {
  const query = window.matchMedia?.(fromDesktop);
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
};

/**
 * Is there room for two columns? For the few places where wide and narrow screens differ in what
 * stands where, not only in how it looks.
 */
export function useIsDesktop(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia?.(fromDesktop).matches ?? false);
}
