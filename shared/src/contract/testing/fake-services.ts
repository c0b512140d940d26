import type { AppErrorCode, Backend, FunctionArgs, FunctionName } from '../../data';
import type { Account, Session, ShellServices, Toasts } from '../shell-services';

/** An answer to a function call of the data API: a value, or a code to fail with. */
export type FakeAnswer = { data: unknown } | { code: AppErrorCode; status?: number; hint?: string };
/** By name; one that is slow answers with a promise. */
export type FakeFunctions = {
  [N in FunctionName]?: (args: FunctionArgs<N>) => FakeAnswer | Promise<FakeAnswer>;
};

/**
 * A backend that answers the named functions from memory. An unknown name is a failing test: the fake
 * never invents an answer.
 */
export function createFakeBackend(functions: FakeFunctions = {}): Backend {
  const rpc = <N extends FunctionName>(name: N, args: FunctionArgs<N> = {}) => {
    const answer = functions[name];
    if (!answer) throw new Error(`the fake backend has no answer for ${name}()`);
    const settled = Promise.resolve().then(async () => {
      const result = await answer(args);
      return 'data' in result
        ? { data: result.data, error: null, status: 200 }
        : {
            data: null,
            error: { code: `PT${result.status ?? 400}`, message: result.code, hint: result.hint },
            status: result.status ?? 400,
          };
    });
    return Object.assign(settled, { abortSignal: () => settled });
  };
  return {
    rest: () => Promise.resolve({ rpc } as unknown as Awaited<ReturnType<Backend['rest']>>),
    readAhead: () => Promise.resolve(undefined),
    url: 'http://backend.test',
    key: 'sb_publishable_test',
    getAccessToken: () => Promise.resolve(null),
  };
}

/** The same backend, whose tables answer with these rows whatever is asked of them. */
export function withRows(backend: Backend, rows: readonly object[]): Backend {
  const answer = Promise.resolve({ data: rows, error: null, status: 200 });
  const question: object = Object.assign(answer, {
    select: () => question,
    eq: () => question,
    is: () => question,
  });
  return {
    ...backend,
    rest: async () => {
      const rest = await backend.rest();
      return { ...rest, from: () => question } as unknown as typeof rest;
    },
  };
}

/** A fan named 測試粉絲; override what the test is about. */
export function createFakeAccount(overrides: Partial<Account> = {}): Account {
  return {
    id: '00000000-0000-4000-8000-000000000001',
    email: 'fan@example.test',
    username: '測試粉絲',
    phone: null,
    avatarUrl: null,
    activeType: 'fan',
    identities: [{ type: 'fan', status: 'active' }],
    canOrganize: false,
    canAdvertise: false,
    role: 'fan',
    adminRole: null,
    flags: {},
    locale: 'zh-TW',
    theme: 'system',
    createdAt: '2026-01-01T00:00:00+08:00',
    ...overrides,
  };
}

/** A session of `account`, or of nobody. */
export function createFakeSession(
  account: Account | null,
  overrides: Partial<Session> = {},
): Session {
  const refuse = () => Promise.resolve({ success: false as const, error: 'not faked' });
  return {
    session: account ? { accessToken: 'token', expiresAt: Date.now() / 1000 + 3600 } : null,
    user: account,
    isLoggedIn: account !== null,
    isLoading: false,
    awaitsFactor: false,
    userType: account?.activeType ?? null,
    login: refuse,
    signup: refuse,
    logout: refuse,
    switchUserType: refuse,
    checkUserTypeExists: (type) => account?.identities.some((i) => i.type === type) ?? false,
    refreshAccount: () => Promise.resolve(),
    ...overrides,
  };
}

/** Toasts that remember what was said, newest last. */
export function createFakeToasts(): Toasts & { messages: string[] } {
  const messages: string[] = [];
  const remember = (message: string) => void messages.push(message);
  return { messages, success: remember, error: remember, info: remember };
}

/** A complete set of services; every part can be replaced. */
export function createFakeServices(overrides: Partial<ShellServices> = {}): ShellServices {
  return {
    backend: createFakeBackend(),
    session: createFakeSession(null),
    theme: { preference: 'system', setPreference: () => undefined },
    toasts: createFakeToasts(),
    requestLogin: () => Promise.resolve(false),
    setUnsavedChanges: () => undefined,
    ...overrides,
  };
}
