import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media condition holds now; the component is drawn again when that changes. For the few
 * places where screens differ in what stands where: how it looks belongs into `@media`.
 */
export function useMediaQuery(condition: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = window.matchMedia(condition);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    [condition],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(condition).matches);
}
