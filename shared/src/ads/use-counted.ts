import { useBackend } from '@spotlight/shared/contract';
import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { adSession } from './ad-session';
import { recordAdEvent, type AdEvent } from './ad.repository';

/** Seen is what half of stands in view for a second. */
const SEEN_PART = 0.5;
const SEEN_MS = 1000;

/**
 * Counts an advertisement: its impression once it was seen, its click when it is followed.
 * @returns what a click on it calls
 */
export function useCounted(id: string, element: RefObject<Element | null>): () => void {
  const backend = useBackend();
  const isSeen = useRef(false);
  const tell = useCallback(
    (action: AdEvent['action']) => {
      // Nobody waits for it, and nobody is told that it failed.
      recordAdEvent(backend, { id, action, session: adSession() }).catch(() => undefined);
    },
    [backend, id],
  );
  useEffect(() => {
    const { current } = element;
    if (isSeen.current || !current || !('IntersectionObserver' in window)) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        if (!entries.at(-1)?.isIntersecting) return;
        timer = setTimeout(() => {
          isSeen.current = true;
          observer.disconnect();
          tell('impression');
        }, SEEN_MS);
      },
      { threshold: SEEN_PART },
    );
    observer.observe(current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [element, tell]);
  return () => tell('click');
}
