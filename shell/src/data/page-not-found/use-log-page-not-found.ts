import { useBackend } from '@spotlight/shared/contract';
import { useEffect, useRef } from 'react';
import { logPageNotFound } from './page-not-found.repository';

/** Counts the missing page once a visit to it. Without a word to the visitor: it is not their concern. */
export function useLogPageNotFound(path: string): void {
  const backend = useBackend();
  const logged = useRef<string>(undefined);
  useEffect(() => {
    if (logged.current === path) return;
    logged.current = path;
    logPageNotFound(backend, path, document.referrer).catch(() => undefined);
  }, [backend, path]);
}
