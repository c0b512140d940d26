import type { ReactNode } from 'react';
import { SessionStoreProvider } from '../session-context';
import type { SessionStore } from '../session-store';

/** A store for screens that do more than the contract's session: what the test does not name, fails. */
export function withSessionStore(screen: ReactNode, parts: Partial<SessionStore> = {}) {
  const store = new Proxy(parts as SessionStore, {
    get(target, name: keyof SessionStore) {
      if (name in target) return target[name];
      return () => {
        throw new Error(`the fake session store has no answer for ${name}()`);
      };
    },
  });
  return <SessionStoreProvider store={store}>{screen}</SessionStoreProvider>;
}
