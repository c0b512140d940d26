// The one place for signing in.
// eslint-disable-next-line no-restricted-imports
import { AuthClient as Auth } from '@supabase/supabase-js';
import { AUTH_STORAGE_KEY, type SessionStorage } from './session-storage';

type Library = InstanceType<typeof Auth>;

/** The calls of the auth library that the session uses: the seam at which tests put their own. */
export type AuthClient = Pick<
  Library,
  | 'getSession'
  | 'signInWithPassword'
  | 'signUp'
  | 'signOut'
  | 'onAuthStateChange'
  | 'resetPasswordForEmail'
  | 'verifyOtp'
  | 'updateUser'
> & {
  /** Does something in a session that nobody keeps; the one that is there stays as it is. */
  inPassing<T>(act: (client: Pick<Library, 'verifyOtp'>) => Promise<T>): Promise<T>;
};

/** Opens the auth library; a chunk of its own, loaded by `createSession` when it is first needed. */
export function openAuthClient(
  backend: { url: string; key: string },
  storage: SessionStorage,
): AuthClient {
  const common = {
    url: `${backend.url}/auth/v1`,
    // Mails about the account come in the language of the page.
    headers: { apikey: backend.key, 'Accept-Language': document.documentElement.lang },
    detectSessionInUrl: false,
  };
  const client = new Auth({
    ...common,
    storage: storage.adapter,
    storageKey: AUTH_STORAGE_KEY,
    autoRefreshToken: true,
    persistSession: true,
  });
  const inPassing: AuthClient['inPassing'] = async (act) => {
    const passing = new Auth({
      ...common,
      storageKey: `${AUTH_STORAGE_KEY}-passing`,
      autoRefreshToken: false,
      persistSession: false,
    });
    const answer = await act(passing);
    await passing.signOut({ scope: 'local' });
    return answer;
  };
  return Object.assign(client, { inPassing });
}
