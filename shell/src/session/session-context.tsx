import type { Session } from '@spotlight/shared/contract';
import { useStore } from '@spotlight/shared/vendor/store';
import { createContext, use, type ReactNode } from 'react';
import type { SessionStore } from './session-store';

const SessionStoreContext = createContext<SessionStore | null>(null);

/** Gives the store to the shell's own screens, which do more with it than remotes may. */
export function SessionStoreProvider({
  store,
  children,
}: {
  store: SessionStore;
  children: ReactNode;
}) {
  return <SessionStoreContext value={store}>{children}</SessionStoreContext>;
}

/** @throws Error outside a `SessionStoreProvider`. */
export function useSessionStore(): SessionStore {
  const store = use(SessionStoreContext);
  if (!store) throw new Error('useSessionStore() needs a SessionStoreProvider above it');
  return store;
}

/** The contract's session, for the one who fills `ShellServices`. */
export const useSessionSnapshot = (store: SessionStore): Session => useStore(store);
