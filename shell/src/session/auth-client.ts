import { GoTrueClient } from '@supabase/auth-js';
import { AUTH_STORAGE_KEY, type SessionStorage } from './session-storage';

/** The calls of the auth library that the session uses: the seam at which tests put their own. */
export type AuthClient = Pick<
  GoTrueClient,
  | 'getSession'
  | 'signInWithPassword'
  | 'signUp'
  | 'signOut'
  | 'onAuthStateChange'
  | 'resetPasswordForEmail'
  | 'verifyOtp'
  | 'updateUser'
>;

/** Opens the auth library; a chunk of its own, loaded by `createSession` when it is first needed. */
export function openAuthClient(
  backend: { url: string; key: string },
  storage: SessionStorage,
): AuthClient {
  return new GoTrueClient({
    url: `${backend.url}/auth/v1`,
    // Mails about the account come in the language of the page.
    headers: { apikey: backend.key, 'Accept-Language': document.documentElement.lang },
    storage: storage.adapter,
    storageKey: AUTH_STORAGE_KEY,
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: false,
  });
}
