import { useLocation, useNavigationType } from '@spotlight/shared/vendor/router';
import { useLayoutEffect, useRef } from 'react';

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

  // Not after the frame: the new page's scrolling to its top must not be remembered as the old one's place.
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () =>
      sessionStorage.setItem(storageKey(key, pathname), String(window.scrollY));
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
    if (navigation === 'POP')
      return restoreScroll(Number(sessionStorage.getItem(storageKey(key, pathname))));
    if (!isNewPage) return undefined;
    document.getElementById('main')?.focus({ preventScroll: true });
    if (!hash) window.scrollTo(0, 0);
    return undefined;
  }, [key, pathname, hash, navigation]);

  return null;
}

/** Scrolls back as soon as the page is tall enough again, for at most a second. */
function restoreScroll(top: number): (() => void) | undefined {
  if (!top) return undefined;
  const startedAt = performance.now();
  let frame = 0;
  const step = () => {
    window.scrollTo(0, top);
    const isThere = Math.abs(window.scrollY - top) < 2;
    if (!isThere && performance.now() - startedAt < 1000) frame = requestAnimationFrame(step);
  };
  step();
  return () => cancelAnimationFrame(frame);
}
