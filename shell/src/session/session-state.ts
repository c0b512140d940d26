import type { Session, UserType } from '@spotlight/shared/contract';
import type { StoredSession } from './session-storage';

/** The data of the contract's session, without its actions. */
export type SessionState = Pick<
  Session,
  'session' | 'user' | 'isLoggedIn' | 'isLoading' | 'awaitsFactor' | 'userType'
>;

export const nobody: SessionState = {
  session: null,
  user: null,
  isLoggedIn: false,
  isLoading: false,
  awaitsFactor: false,
  userType: null,
};

export const toSession = (stored: StoredSession): NonNullable<SessionState['session']> => ({
  accessToken: stored.access_token,
  expiresAt: stored.expires_at,
});

export const asUserType = (value: string | null): UserType | null =>
  value === 'fan' || value === 'performer' || value === 'venue' ? value : null;
