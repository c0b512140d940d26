import { createBackend, type Backend } from '@spotlight/shared/data';
import { createSessionStorage } from './session-storage';
import { createSessionStore, type SessionStore, type SessionStoreOptions } from './session-store';

export interface CreateSessionOptions extends Pick<
  SessionStoreOptions,
  't' | 'onUserChange' | 'onNobody' | 'onAccount' | 'onRefused'
> {
  config: {
    /** Root of the Supabase project; `/` or an absolute URL. */
    supabaseUrl: string;
    /** Publishable key. */
    supabaseKey: string;
  };
}

/** Only those who sign in need it, so it is kept out of the main script. */
const loadAccounts = () => import(/* webpackChunkName: "account" */ './account.repository');

/**
 * Makes the session of the site and the backend that speaks for it; they need one another. Call
 * `session.start()` once the page's first read is on its way.
 */
export function createSession({ config, ...callbacks }: CreateSessionOptions): {
  session: SessionStore;
  backend: Backend;
} {
  const url = new URL(config.supabaseUrl, window.location.origin).href.replace(/\/+$/, '');
  const key = config.supabaseKey;
  const storage = createSessionStorage();
  const backend = createBackend({ url, key, getAccessToken: () => session.getAccessToken() });
  const session = createSessionStore({
    ...callbacks,
    storage,
    openAuth: () =>
      import(/* webpackChunkName: "auth" */ './auth-client').then((chunk) =>
        chunk.openAuthClient({ url, key }, storage),
      ),
    accounts: {
      confirmPassword: async (password) =>
        (await loadAccounts()).confirmPassword(backend, password),
      load: async () => (await loadAccounts()).getMyAccount(backend),
      addFanIdentity: async () => (await loadAccounts()).addFanIdentity(backend),
      switchType: async (type) => (await loadAccounts()).switchIdentity(backend, type),
      update: async (changes) => (await loadAccounts()).updateMyProfile(backend, changes),
    },
  });
  return { session, backend };
}
