import { useLocation, useNavigationType } from '@spotlight/shared/vendor/router';
import { useLayoutEffect, useRef } from 'react';
import { restorePlace, type RestoredPlace } from './restore-place';

/** The path belongs to it: every page that a document begins with has the same location key. */
const storageKey = (locationKey: string, path: string) => `scroll:${locationKey}${path}`;

/**
 * What a browser does between documents, done between screens: a new page starts at its top with the
 * focus on its content, so that a screen reader begins there; going back returns to where one was.
 */
export function ScrollAndFocus() {
  const { key, pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const lastPathname = useRef(pathname);
  const restored = useRef<RestoredPlace>(null);

  // Not after the frame: the new page's scrolling to its top must not be remembered as the old one's place.
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => {
      const top = restored.current?.top() ?? window.scrollY;
      sessionStorage.setItem(storageKey(key, pathname), String(top));
    };
    window.addEventListener('pagehide', remember);
    window.addEventListener('scrollend', remember);
    return () => {
      window.removeEventListener('pagehide', remember);
      window.removeEventListener('scrollend', remember);
    };
  }, [key, pathname]);

  useLayoutEffect(() => {
    const isNewPage = lastPathname.current !== pathname;
    lastPathname.current = pathname;
    if (navigation === 'POP') {
      const stored = sessionStorage.getItem(storageKey(key, pathname));
      if (stored === null && (hash || !isNewPage)) return undefined;
      const place = restorePlace(Number(stored));
      restored.current = place;
      return () => {
        place.end();
        restored.current = null;
      };
    }
    if (!isNewPage) return undefined;
    document.getElementById('main')?.focus({ preventScroll: true });
    if (!hash) window.scrollTo(0, 0);
    return undefined;
  }, [key, pathname, hash, navigation]);

  return null;
}
