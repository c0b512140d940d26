import type { Session, UserType } from '@spotlight/shared/contract';
import type { StoredSession } from './session-storage';

/** The data of the contract's session, without its actions. */
export type SessionState = Pick<
  Session,
  'session' | 'user' | 'isLoggedIn' | 'isLoading' | 'userType'
>;

export const nobody: SessionState = {
  session: null,
  user: null,
  isLoggedIn: false,
  isLoading: false,
  userType: null,
};

/** A value with subscribers, in the shape that `useSyncExternalStore` wants. */
export interface Observable<T> {
  get(): T;
  set(value: T): void;
  subscribe(listener: () => void): () => void;
}

export function createObservable<T>(initial: T): Observable<T> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const toSession = (stored: StoredSession): NonNullable<SessionState['session']> => ({
  accessToken: stored.access_token,
  expiresAt: stored.expires_at,
});

export const asUserType = (value: string | null): UserType | null =>
  value === 'fan' || value === 'performer' || value === 'venue' ? value : null;
