import { useEffect } from 'react';
import { useAfterFirstPaint } from '../layout/use-after-first-paint';
import type { AppParts } from './start-app';

/**
 * Fetches the clients of the backend once the page is at rest: what the page shows was read without them, and who writes
 * or signs in shall not wait for them.
 */
export function LateClients({ backend, session }: Pick<AppParts, 'backend' | 'session'>) {
  const isAtRest = useAfterFirstPaint();
  useEffect(() => {
    if (!isAtRest) return;
    // Whoever needs it asks again, and says what is missing.
    backend.rest().catch(() => undefined);
    session.keepFresh();
  }, [isAtRest, backend, session]);
  return null;
}
