import { useCallback, useEffect } from 'react';
import { useBackend } from './shell-context';

/** What rankings are made of. */
export type EngagedType = 'event' | 'venue' | 'performer';

/** Looked at is what stood in a visible tab for this long. */
const LOOKED_MS = 2000;

/**
 * Says that a page is about this thing: a visit of two seconds counts as looking at it. Rankings live on it, so
 * that the server decides what counts (once a day and visitor, nobody of the house, nobody's own). Its code comes
 * when there is something to tell, and no page waits for it.
 * @returns what to call once the visitor has shared it
 */
export function useEngagement(type: EngagedType, id: string): () => void {
  const backend = useBackend();
  const tell = useCallback(
    (action: 'view' | 'share') => {
      import(/* webpackChunkName: "engagement" */ './record-engagement').then(
        ({ recordEngagement }) => recordEngagement(backend, { type, id, action }),
        () => undefined,
      );
    },
    [backend, type, id],
  );
  useEffect(() => {
    // A browser that a program drives is no audience.
    if (navigator.webdriver) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') timer = setTimeout(tell, LOOKED_MS, 'view');
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [tell]);
  return useCallback(() => tell('share'), [tell]);
}
