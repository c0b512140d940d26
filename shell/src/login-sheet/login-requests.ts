import type { LoginPrompt, Session } from '@spotlight/shared/contract';
import { createStore, type ReadonlyStore } from '@spotlight/shared/vendor/store';

interface OpenRequest {
  prompt: LoginPrompt;
  settle(isSignedIn: boolean): void;
}

export interface LoginRequests {
  /** For `ShellServices.requestLogin`. */
  request(prompt?: LoginPrompt): Promise<boolean>;
  /** What the sheet is open for; null while it is closed. */
  store: ReadonlyStore<{ open: OpenRequest | null }>;
}

/**
 * Whoever needs the visitor to be signed in asks here and waits. One sheet at a time: a second request
 * takes the place of the first, which is told no.
 * @param session answers at once for those who are signed in, and for those who sign in in another tab
 */
export function createLoginRequests(
  session: ReadonlyStore<Pick<Session, 'isLoggedIn'>>,
): LoginRequests {
  const store = createStore<{ open: OpenRequest | null }>(() => ({ open: null }));
  session.subscribe(({ isLoggedIn }) => {
    if (isLoggedIn) store.getState().open?.settle(true);
  });

  return {
    request(prompt = {}) {
      if (session.getState().isLoggedIn) return Promise.resolve(true);
      store.getState().open?.settle(false);
      return new Promise((resolve) => {
        const request: OpenRequest = {
          prompt,
          settle(result) {
            if (store.getState().open === request) store.setState({ open: null });
            resolve(result);
          },
        };
        store.setState({ open: request });
      });
    },
    store,
  };
}
