import { useEffect } from 'react';
import { useAfterFirstPaint } from '../layout/use-after-first-paint';

/** Stands on pages that open without network; sees to it once the browser has nothing better to do. */
export function OfflinePage() {
  const isIdle = useAfterFirstPaint();
  useEffect(() => {
    if (!isIdle) return;
    import(/* webpackChunkName: "offline" */ './cache-page')
      .then(({ cachePage }) => cachePage(window.location.pathname))
      // No promise broken yet: the page works, and the next visit tries again.
      .catch(() => undefined);
  }, [isIdle]);
  return null;
}
