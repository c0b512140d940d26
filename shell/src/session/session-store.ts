import type { Account, AuthResult, Session, UserType } from '@spotlight/shared/contract';
import { AppError, toAppError } from '@spotlight/shared/data';
import { serverNow } from '@spotlight/shared/format/parts';
import type { PasswordOutcome } from '@spotlight/shared/login-proof';
import { createStore, type ReadonlyStore, type StoreApi } from '@spotlight/shared/vendor/store';
import { createAccountFollower } from './account-follower';
import type { ProfileChanges } from './account.repository';
import type { AuthClient } from './auth-client';
import { documentVersions } from './document-versions';
import type { CredentialActions } from './credential-actions';
import { AUTH_STORAGE_KEY, type SessionStorage } from './session-storage';
import { asUserType, nobody } from './session-state';
import type { ShellText } from '../texts';

export interface SessionStoreOptions {
  storage: SessionStorage;
  /** Loads the auth library; called again only after it failed. */
  openAuth(): Promise<AuthClient>;
  accounts: {
    load(): Promise<Account>;
    /** Shows the password, before what one logs in with changes. */
    confirmPassword(password: string): Promise<PasswordOutcome>;
    switchType(type: UserType): Promise<Account>;
    /** Every account may act as a fan; one that signed up as something else gets that identity first. */
    addFanIdentity(): Promise<unknown>;
    update(changes: ProfileChanges): Promise<Account>;
  };
  /** Texts of the `shell` namespace. */
  t(key: ShellText): string;
  /**
   * Another person, or nobody, is at the screen: what was cached belongs to somebody else. Not called
   * for the first look-up, whose person all reads have spoken for from the start.
   */
  onUserChange?(userId: string | null): void;
  /** It is known that nobody is signed in: after a sign-out, and after the first look-up. */
  onNobody?(): void;
  /** A person's account arrived from the server. */
  onAccount?(account: Account): void;
  /** The session ended without the visitor asking for it; `message` says why. */
  onRefused?(message: string): void;
}

/** The session as an external store, and what only the shell's own screens may do with it. */
export interface SessionStore extends CredentialActions, ReadonlyStore<Session> {
  /** Begins the first look-up and follows other tabs. @returns a function that ends the following. */
  start(): () => void;
  /** Fetches the auth library for who is signed in: it keeps the token fresh, which nobody waits for. */
  keepFresh(): void;
  /** The access token to send, refreshed when it is about to expire; null when signed out. */
  getAccessToken(): Promise<string | null>;
  /** Changes the signed-in person's account. @throws AppError */
  updateProfile(changes: ProfileChanges): Promise<void>;
}

/** The auth library refreshes at this distance from the end; nearer than that we wait for it. */
const EXPIRY_MARGIN_S = 90;

/** Beside the auth library; where that cannot be fetched, the network is what is missing. */
const describe = (thrown: unknown, fallback: string, t: (key: ShellText) => string) =>
  import(/* webpackChunkName: "auth" */ './auth-messages').then(
    (chunk) => chunk.describeAuthError(thrown, fallback, t),
    () => t('auth.offline'),
  );

/** Makes the session store. All that it touches is handed in, so tests run it without a browser's auth. */
export function createSessionStore(options: SessionStoreOptions): SessionStore {
  const { storage, accounts, t } = options;
  let auth: Promise<AuthClient> | undefined;
  let credentials: Promise<CredentialActions> | undefined;
  let refusal: string | undefined;
  let isSettling = false;

  const actions = {
    login: (email: string, password: string, { remember = true } = {}) =>
      attempt('Login failed', async () => {
        const client = await getAuth();
        storage.setRemembered(remember);
        const { error } = await client.signInWithPassword({ email, password });
        if (error) throw error;
        return settle();
      }),

    signup: ({ email, password, username, userType }: Parameters<Session['signup']>[0]) =>
      attempt('Signup failed', async () => {
        const client = await getAuth();
        storage.setRemembered(true);
        const data = {
          username,
          user_type: userType,
          locale: document.documentElement.lang,
          agreed_to: documentVersions,
        };
        const { error } = await client.signUp({ email, password, options: { data } });
        if (error) throw error;
        return settle();
      }),

    logout: () =>
      attempt('Logout failed', async () => {
        const { error } = await (await getAuth()).signOut({ scope: 'local' });
        if (error) throw error;
        follower.becomeNobody();
        return { success: true };
      }),

    async switchUserType(type: UserType): Promise<AuthResult> {
      if (!store.getState().user) return { success: false, error: 'User not authenticated' };
      try {
        if (type === 'fan' && !actions.checkUserTypeExists(type)) await accounts.addFanIdentity();
        follower.become(await accounts.switchType(type));
        return { success: true };
      } catch (thrown) {
        const isMissing = toAppError(thrown).code === 'IDENTITY_MISSING';
        return {
          success: false,
          error: isMissing ? t('auth.identityMissing') : 'Failed to switch user type',
        };
      }
    },

    checkUserTypeExists: (type: UserType) =>
      store.getState().user?.identities.some((identity) => identity.type === type) ?? false,

    refreshAccount: () => follower.reload(),
  } satisfies Partial<Session>;

  const store: StoreApi<Session> = createStore<Session>(() => ({
    ...nobody,
    isLoading: true,
    ...actions,
  }));
  const follower = createAccountFollower({
    state: store,
    storage,
    loadAccount: accounts.load,
    onNobody: () => options.onNobody?.(),
    onAccount: (account) => options.onAccount?.(account),
    onRefused(code) {
      refusal = t(code === 'ACCOUNT_DISABLED' ? 'auth.accountDisabled' : 'auth.sessionMissing');
      // Whoever is just signing in gets the reason as the answer to that.
      if (!isSettling) options.onRefused?.(refusal);
    },
  });

  // Before anybody else hears of it: what is drawn next must not come from the other one's cache.
  store.subscribe((current, { user, isLoading }) => {
    const userId = current.user?.id ?? null;
    if (!isLoading && userId !== (user?.id ?? null)) options.onUserChange?.(userId);
  });

  async function attempt(fallback: string, act: () => Promise<AuthResult>): Promise<AuthResult> {
    try {
      return await act();
    } catch (thrown) {
      return { success: false, error: await describe(thrown, fallback, t) };
    }
  }

  /** After the auth server said yes: loads the account, once it may be, or tells why the session was refused. */
  async function settle(): Promise<AuthResult> {
    refusal = undefined;
    isSettling = true;
    await follower.follow();
    isSettling = false;
    if (refusal !== undefined) return { success: false, error: refusal };
    return store.getState().awaitsFactor ? factorShown() : { success: true };
  }

  /** Ends when the second factor was shown, or whoever was asked for it has gone. */
  const factorShown = () =>
    new Promise<AuthResult>((resolve) => {
      const stop = store.subscribe(({ awaitsFactor, isLoggedIn }) => {
        if (awaitsFactor) return;
        stop();
        resolve(
          isLoggedIn ? { success: true } : { success: false, error: t('auth.sessionMissing') },
        );
      });
    });

  /** Comes with the auth library, which all of it needs. */
  function loadCredentials(): Promise<CredentialActions> {
    credentials ??= import(/* webpackChunkName: "auth" */ './credential-actions').then(
      ({ createCredentialActions }) =>
        createCredentialActions({
          getAuth,
          attempt,
          settle,
          reload: follower.reload,
          t,
          confirmPassword: accounts.confirmPassword,
          isSomebodyThere: () => store.getState().user !== null,
        }),
      (error: unknown) => {
        credentials = undefined;
        throw error;
      },
    );
    return credentials;
  }

  const credential =
    <Name extends keyof CredentialActions>(name: Name) =>
    (...typed: Parameters<CredentialActions[Name]>) =>
      attempt(name, async () => {
        const act = (await loadCredentials())[name] as (
          ...given: typeof typed
        ) => Promise<AuthResult>;
        return act(...typed);
      });

  function getAuth(): Promise<AuthClient> {
    auth ??= options.openAuth().then(
      (client) => {
        // An event only says that something changed: a broadcast of another tab may speak of a session
        // that this tab does not keep. What counts is what is stored.
        client.onAuthStateChange(() => void follower.follow());
        return client;
      },
      (error: unknown) => {
        auth = undefined;
        throw error;
      },
    );
    return auth;
  }

  return {
    requestPasswordReset: credential('requestPasswordReset'),
    resetPassword: credential('resetPassword'),
    changePassword: credential('changePassword'),
    requestEmailChange: credential('requestEmailChange'),
    confirmEmailChange: credential('confirmEmailChange'),
    ...store,

    start() {
      const handleStorage = ({ key }: StorageEvent) => {
        if (key === AUTH_STORAGE_KEY || key === null) void follower.follow();
      };
      const handleOnline = () => void follower.follow();
      window.addEventListener('storage', handleStorage);
      window.addEventListener('online', handleOnline);
      const userType = storage.read() ? asUserType(storage.cachedUserType.get()) : null;
      if (userType) store.setState({ userType });
      // The account comes by the stored token; the library follows (`keepFresh`).
      void follower.follow();
      return () => {
        window.removeEventListener('storage', handleStorage);
        window.removeEventListener('online', handleOnline);
      };
    },

    keepFresh() {
      if (storage.read()) getAuth().catch(() => undefined);
    },

    async getAccessToken() {
      const stored = storage.read();
      if (!stored) return null;
      if (stored.expires_at - serverNow() / 1000 > EXPIRY_MARGIN_S) return stored.access_token;
      const { data } = await (await getAuth()).getSession();
      if (data.session) return data.session.access_token;
      // Still stored means that the refresh got no answer, not that it was refused.
      if (storage.read()) throw new AppError('OFFLINE', { message: 'token refresh got no answer' });
      return null;
    },

    async updateProfile(changes) {
      follower.become(await accounts.update(changes));
    },
  };
}
