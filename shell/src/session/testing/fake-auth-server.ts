import type { AuthClient } from '../auth-client';
import { AUTH_STORAGE_KEY, type SessionStorage } from '../session-storage';

/** An error as the auth library gives it. */
export const authError = (message: string, code?: string, status = 400): Error =>
  Object.assign(new Error(message), { code, status });

/**
 * Stands in for the auth library at its seam: one user with a password, a session in the given storage,
 * events to whoever listens.
 */
export function createFakeAuthServer(storage: SessionStorage) {
  const listeners: Array<() => void> = [];
  const calls: string[] = [];
  const user = { id: 'user-1', email: 'fan@example.tw' };
  const state = {
    password: 'Right1!x',
    /** What a mail said. */
    code: '123456',
    failure: null as Error | null,
    usedTokens: [] as string[],
  };

  function store(session: { token: string; expiresIn?: number; userId?: string }): void {
    const value = {
      access_token: session.token,
      refresh_token: 'refresh',
      expires_at: Math.floor(Date.now() / 1000) + (session.expiresIn ?? 3600),
      user: { ...user, id: session.userId ?? user.id, user_metadata: { username: '阿光' } },
    };
    storage.adapter.setItem(AUTH_STORAGE_KEY, JSON.stringify(value));
    emit();
  }
  function emit(): void {
    for (const listener of listeners) listener();
  }
  const answer = (error: Error | null) => ({ data: { session: null, user: null }, error });

  const client = {
    onAuthStateChange(listener: () => void) {
      listeners.push(listener);
      return {
        data: { subscription: { id: 'x', callback: listener, unsubscribe: () => undefined } },
      };
    },
    getSession: async () => {
      calls.push('getSession');
      if (state.failure) return answer(state.failure);
      store({ token: 'refreshed' });
      return { data: { session: { access_token: 'refreshed' } }, error: null };
    },
    signInWithPassword: async ({ password }: { password: string }) => {
      calls.push('signInWithPassword');
      if (state.failure) return answer(state.failure);
      if (password !== state.password) {
        return answer(authError('Invalid login credentials', 'invalid_credentials'));
      }
      store({ token: 'signed-in' });
      return answer(null);
    },
    signUp: async (input: unknown) => {
      calls.push(`signUp ${JSON.stringify(input)}`);
      if (state.failure) return answer(state.failure);
      store({ token: 'signed-up' });
      return answer(null);
    },
    signOut: async () => {
      calls.push('signOut');
      if (state.failure) return { error: state.failure };
      storage.clear();
      emit();
      return { error: null };
    },
    resetPasswordForEmail: async (email: string, options: { redirectTo: string }) => {
      calls.push(`resetPasswordForEmail ${email} ${options.redirectTo}`);
      return { data: {}, error: state.failure };
    },
    verifyOtp: async ({
      email,
      token,
      token_hash: hash = '',
    }: {
      email?: string;
      token?: string;
      token_hash?: string;
    }) => {
      if (token) {
        calls.push(`verifyOtp ${email} ${token}`);
        return answer(
          token === state.code
            ? null
            : authError('Token has expired or is invalid', 'otp_expired', 403),
        );
      }
      calls.push(`verifyOtp ${hash}`);
      if (state.usedTokens.includes(hash)) {
        return answer(authError('Email link is invalid or has expired', 'otp_expired', 403));
      }
      state.usedTokens.push(hash);
      store({ token: 'recovered' });
      return answer(null);
    },
    updateUser: async ({ password, email }: { password?: string; email?: string }) => {
      calls.push(email ? `updateUser ${email}` : 'updateUser');
      if (!password) return answer(null);
      if (password === state.password) {
        return answer(authError('New password should be different', 'same_password', 422));
      }
      state.password = password;
      return answer(null);
    },
    inPassing: <T>(act: (passing: object) => Promise<T>) => act({ verifyOtp: client.verifyOtp }),
  } satisfies Record<keyof AuthClient, unknown>;

  return { client: client as unknown as AuthClient, state, store, emit, calls };
}
