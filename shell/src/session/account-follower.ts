import type { Account } from '@spotlight/shared/contract';
import { toAppError } from '@spotlight/shared/data';
import type { StoreApi } from '@spotlight/shared/vendor/store';
import { provisionalAccount } from './provisional-account';
import type { SessionStorage, StoredSession } from './session-storage';
import { nobody, toSession, type SessionState } from './session-state';

export interface AccountFollowerOptions {
  state: Pick<StoreApi<SessionState>, 'getState' | 'setState'>;
  storage: SessionStorage;
  loadAccount(): Promise<Account>;
  /** The server knows the session but does not accept it (any more). */
  onRefused(code: 'ACCOUNT_DISABLED' | 'NOT_SIGNED_IN'): void;
  /** Nobody is signed in, or any more. */
  onNobody(): void;
  /** A real account arrived for a person who was not there before. */
  onAccount(account: Account): void;
}

export interface AccountFollower {
  /** Makes the state agree with what is stored. Safe to call at any time and any number of times. */
  follow(): Promise<void>;
  /** Reads the account again even if it is there already. */
  reload(): Promise<void>;
  become(account: Account): void;
  becomeNobody(): void;
}

/** The network often comes back without an event that says so: a server that was down, a hotel's Wi-Fi. */
const ASK_AGAIN_MS = 15_000;

/**
 * Turns the stored auth session into the person of the session state. The storage is the one truth:
 * this tab, other tabs and the refresh timer all write there, and each only says "look again".
 */
export function createAccountFollower(options: AccountFollowerOptions): AccountFollower {
  const { state, storage } = options;
  let loading: { userId: string; done: Promise<void> } | undefined;
  /** The account is only guessed from the stored session, for want of an answer. */
  let isProvisional = false;
  let askAgain: ReturnType<typeof setTimeout> | undefined;

  function becomeNobody(): void {
    isProvisional = false;
    storage.cachedUserType.set(null);
    state.setState(nobody);
    options.onNobody();
  }

  function show(account: Account, stored: StoredSession): void {
    storage.cachedUserType.set(account.activeType);
    state.setState({
      session: toSession(stored),
      user: account,
      isLoggedIn: true,
      isLoading: false,
      awaitsFactor: false,
      userType: account.activeType,
    });
  }

  function become(account: Account): void {
    const stored = storage.read();
    if (!stored) return;
    const isNew = isProvisional || state.getState().user?.id !== account.id;
    isProvisional = false;
    show(account, stored);
    if (isNew) options.onAccount(account);
  }

  function load(stored: StoredSession): Promise<void> {
    if (loading?.userId === stored.user.id) return loading.done;
    const done = read(stored.user.id).finally(() => {
      if (loading?.done === done) loading = undefined;
    });
    loading = { userId: stored.user.id, done };
    return done;
  }

  /** Whoever is in the middle of something keeps it in view; the next page asks. */
  const isThere = (userId: string) => !isProvisional && state.getState().user?.id === userId;

  function guess(stored: StoredSession): void {
    isProvisional = true;
    show(provisionalAccount(stored, storage.cachedUserType.get()), stored);
  }

  async function read(userId: string): Promise<void> {
    const remembered = storage.read();
    // The page itself came from the device: nobody waits for a server that was silent a moment ago.
    if (remembered && state.getState().isLoading && 'standIn' in document.documentElement.dataset)
      guess(remembered);
    const answer = await options.loadAccount().then(
      (account) => ({ account }),
      (thrown: unknown) => ({ code: toAppError(thrown).code }),
    );
    // While we asked, the visitor may have signed out, or in as somebody else.
    const stored = storage.read();
    if (stored?.user.id !== userId) {
      loading = undefined;
      return follow();
    }
    if ('account' in answer) {
      become(answer.account);
    } else if (answer.code === 'ACCOUNT_DISABLED' || answer.code === 'NOT_SIGNED_IN') {
      storage.clear();
      becomeNobody();
      options.onRefused(answer.code);
    } else if (answer.code === 'SECOND_FACTOR_NEEDED' && !isThere(userId)) {
      state.setState({ ...nobody, awaitsFactor: true });
    } else {
      if (state.getState().user?.id !== userId) guess(stored);
      clearTimeout(askAgain);
      // Nothing is asked once the account is there.
      askAgain = setTimeout(() => void follow(), ASK_AGAIN_MS);
    }
  }

  async function follow(): Promise<void> {
    const stored = storage.read();
    const current = state.getState();
    if (!stored) {
      if (current.isLoggedIn || current.isLoading) becomeNobody();
    } else if (current.user?.id !== stored.user.id || isProvisional) {
      await load(stored);
    } else if (current.session?.accessToken !== stored.access_token) {
      state.setState({ session: toSession(stored) });
    }
  }

  return {
    follow,
    become,
    becomeNobody,
    async reload() {
      const stored = storage.read();
      if (stored) await load(stored);
    },
  };
}
