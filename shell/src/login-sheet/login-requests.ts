import type { LoginPrompt } from '@spotlight/shared/contract';

interface OpenRequest {
  prompt: LoginPrompt;
  settle(isSignedIn: boolean): void;
}

export interface LoginRequests {
  /** For `ShellServices.requestLogin`. */
  request(prompt?: LoginPrompt): Promise<boolean>;
  subscribe(listener: () => void): () => void;
  /** What the sheet is open for; null while it is closed. */
  current(): OpenRequest | null;
}

/**
 * Whoever needs the visitor to be signed in asks here and waits. One sheet at a time: a second request
 * takes the place of the first, which is told no.
 * @param isSignedIn answers at once for those who are
 */
export function createLoginRequests(isSignedIn: () => boolean): LoginRequests {
  const listeners = new Set<() => void>();
  let open: OpenRequest | null = null;

  function show(request: OpenRequest | null): void {
    open = request;
    for (const listener of listeners) listener();
  }

  return {
    request(prompt = {}) {
      if (isSignedIn()) return Promise.resolve(true);
      open?.settle(false);
      return new Promise((resolve) => {
        const request: OpenRequest = {
          prompt,
          settle(result) {
            if (open === request) show(null);
            resolve(result);
          },
        };
        show(request);
      });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    current: () => open,
  };
}
