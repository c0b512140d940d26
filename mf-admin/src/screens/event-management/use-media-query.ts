import { useSyncExternalStore } from 'react';

/** Whether the media condition holds now; the component is drawn again when that changes. */
export function useMediaQuery(condition: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(condition);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => matchMedia(condition).matches,
  );
}
