import type { Account } from '@spotlight/shared/contract';
import { createFakeAccount } from '@spotlight/shared/contract/testing';
import { AppError } from '@spotlight/shared/data';
import { AUTH_STORAGE_KEY, createSessionStorage } from './session-storage';
import { createSessionStore } from './session-store';
import { authError, createFakeAuthServer } from './testing/fake-auth-server';

const fan = createFakeAccount({ id: 'user-1', activeType: 'fan' });
const performer: Account = {
  ...fan,
  activeType: 'performer',
  identities: [
    { type: 'fan', status: 'active' },
    { type: 'performer', status: 'active' },
  ],
};

function setUp(loadAccount: () => Promise<Account> = () => Promise.resolve(fan)) {
  const storage = createSessionStorage();
  const server = createFakeAuthServer(storage);
  const load = jest.fn(loadAccount);
  const openAuth = jest.fn(() => Promise.resolve(server.client));
  const switchType = jest.fn<Promise<Account>, [string]>(() => Promise.resolve(performer));
  const addFanIdentity = jest.fn(() => Promise.resolve());
  const onUserChange = jest.fn();
  const onNobody = jest.fn();
  const onAccount = jest.fn();
  const onRefused = jest.fn();
  const store = createSessionStore({
    storage,
    openAuth,
    accounts: {
      load,
      switchType,
      addFanIdentity,
      confirmPassword: async (password) =>
        password === server.state.password
          ? 'confirmed'
          : password === 'often'
            ? 'locked'
            : 'wrong',
      update: () => Promise.resolve(fan),
    },
    t: (key) => key,
    onUserChange,
    onNobody,
    onAccount,
    onRefused,
  });
  return {
    storage,
    server,
    load,
    openAuth,
    switchType,
    addFanIdentity,
    onUserChange,
    onNobody,
    onAccount,
    onRefused,
    store,
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

let stop: (() => void) | undefined;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => stop?.());

describe('first look-up', () => {
  it('is loading until it has ended', () => {
    expect(setUp().store.getState().isLoading).toBe(true);
  });

  it('finds nobody without loading the auth library', async () => {
    const { store, openAuth, load, onNobody } = setUp();
    stop = store.start();
    await settled();
    expect(store.getState()).toMatchObject({ isLoading: false, isLoggedIn: false, user: null });
    expect(onNobody).toHaveBeenCalledTimes(1);
    expect(openAuth).not.toHaveBeenCalled();
    expect(load).not.toHaveBeenCalled();
  });

  it('finds the person of the stored session, and shows the cached identity meanwhile', async () => {
    const { store, server, storage, onUserChange, onAccount } = setUp(() =>
      Promise.resolve(performer),
    );
    server.store({ token: 'stored' });
    storage.cachedUserType.set('performer');
    stop = store.start();
    expect(store.getState()).toMatchObject({ isLoading: true, userType: 'performer' });
    await settled();
    expect(store.getState()).toMatchObject({
      isLoading: false,
      isLoggedIn: true,
      userType: 'performer',
      session: { accessToken: 'stored' },
    });
    expect(onAccount).toHaveBeenCalledWith(performer);
    expect(onUserChange).not.toHaveBeenCalled();
  });

  it('signs out whom the server has disabled, and says so', async () => {
    const { store, server, onRefused, onNobody } = setUp(() =>
      Promise.reject(new AppError('ACCOUNT_DISABLED')),
    );
    server.store({ token: 'stored' });
    stop = store.start();
    await settled();
    expect(onNobody).toHaveBeenCalledTimes(1);
    expect(store.getState()).toMatchObject({ isLoggedIn: false, isLoading: false });
    expect(localStorage.getItem(AUTH_STORAGE_KEY)).toBeNull();
    expect(onRefused).toHaveBeenCalledWith('auth.accountDisabled');
  });

  it('keeps the person signed in while the server cannot be reached, and asks again when online', async () => {
    let isOffline = true;
    const { store, server, onAccount, onNobody } = setUp(() =>
      isOffline ? Promise.reject(new AppError('OFFLINE')) : Promise.resolve(fan),
    );
    server.store({ token: 'stored' });
    stop = store.start();
    await settled();
    expect(store.getState()).toMatchObject({ isLoggedIn: true, user: { username: '阿光' } });
    expect(onAccount).not.toHaveBeenCalled();
    expect(onNobody).not.toHaveBeenCalled();

    isOffline = false;
    window.dispatchEvent(new Event('online'));
    await settled();
    expect(store.getState().user).toEqual(fan);
  });

  it('asks again by the clock, because the network may return without an event', async () => {
    jest.useFakeTimers();
    try {
      const answers = [new AppError('OFFLINE'), new AppError('OFFLINE')];
      const load = jest.fn(() => {
        const refusal = answers.shift();
        return refusal ? Promise.reject(refusal) : Promise.resolve(fan);
      });
      const { store, server } = setUp(load);
      server.store({ token: 'stored' });
      stop = store.start();
      await jest.advanceTimersByTimeAsync(0);
      expect(store.getState().user?.username).toBe('阿光');
      await jest.advanceTimersByTimeAsync(30_000);
      expect(store.getState().user).toEqual(fan);
      await jest.advanceTimersByTimeAsync(60_000);
      expect(load).toHaveBeenCalledTimes(3);
    } finally {
      jest.useRealTimers();
    }
  });

  it('does not wait for the server on an offline page', async () => {
    let answer: (account: Account) => void = () => undefined;
    const { store, server } = setUp(() => new Promise((resolve) => (answer = resolve)));
    server.store({ token: 'stored' });
    document.documentElement.dataset['standIn'] = '';
    stop = store.start();
    delete document.documentElement.dataset['standIn'];
    expect(store.getState()).toMatchObject({ isLoggedIn: true, isLoading: false });
    answer(performer);
    await settled();
    expect(store.getState().user).toEqual(performer);
  });

  it('takes an unreadable stored session for none', async () => {
    localStorage.setItem(AUTH_STORAGE_KEY, '{broken');
    const { store } = setUp();
    stop = store.start();
    await settled();
    expect(store.getState()).toMatchObject({ isLoading: false, isLoggedIn: false });
  });
});

describe('login', () => {
  it('signs in as the identity that was active last', async () => {
    const { store, load, onUserChange } = setUp(() => Promise.resolve(performer));
    stop = store.start();
    await expect(store.getState().login('fan@example.tw', 'Right1!x')).resolves.toEqual({
      success: true,
    });
    expect(store.getState()).toMatchObject({ isLoggedIn: true, userType: 'performer' });
    expect(load).toHaveBeenCalledTimes(1);
    expect(onUserChange).toHaveBeenCalledWith('user-1');
    expect(localStorage.getItem('userType')).toBe('performer');
  });

  it('says what the auth server refused', async () => {
    const { store } = setUp();
    stop = store.start();
    await expect(store.getState().login('fan@example.tw', 'wrong')).resolves.toEqual({
      success: false,
      error: 'auth.invalidCredentials',
    });
    expect(store.getState().isLoggedIn).toBe(false);
  });

  it('passes on a message that we have no text for', async () => {
    const { store, server } = setUp();
    server.state.failure = authError('Something new', 'something_new');
    await expect(store.getState().login('a@b.tw', 'x')).resolves.toEqual({
      success: false,
      error: 'Something new',
    });
  });

  it('falls back to a literal for what is no error', async () => {
    const { store, server } = setUp();
    server.state.failure = 'nonsense' as unknown as Error;
    await expect(store.getState().login('a@b.tw', 'x')).resolves.toEqual({
      success: false,
      error: 'Login failed',
    });
    await expect(
      store.getState().signup({ email: 'a@b.tw', password: 'x', username: 'a', userType: 'fan' }),
    ).resolves.toEqual({ success: false, error: 'Signup failed' });
  });

  it('refuses a disabled account as the answer to the login, and stores no session', async () => {
    const { store, onRefused } = setUp(() => Promise.reject(new AppError('ACCOUNT_DISABLED')));
    stop = store.start();
    await expect(store.getState().login('fan@example.tw', 'Right1!x')).resolves.toEqual({
      success: false,
      error: 'auth.accountDisabled',
    });
    expect(onRefused).not.toHaveBeenCalled();
    expect(localStorage.getItem(AUTH_STORAGE_KEY)).toBeNull();
  });

  it('forgets the session with the tab when not remembered', async () => {
    const { store } = setUp();
    await store.getState().login('fan@example.tw', 'Right1!x', { remember: false });
    expect(sessionStorage.getItem(AUTH_STORAGE_KEY)).not.toBeNull();
    expect(localStorage.getItem(AUTH_STORAGE_KEY)).toBeNull();
  });
});

it('signs up with name, identity, language and the versions that were agreed to as metadata', async () => {
  document.documentElement.lang = 'en';
  const { store, server } = setUp();
  const result = await store.getState().signup({
    email: 'new@example.tw',
    password: 'Right1!x',
    username: '新人',
    userType: 'venue',
  });
  expect(result).toEqual({ success: true });
  expect(server.calls).toContain(
    'signUp {"email":"new@example.tw","password":"Right1!x","options":{"data":{"username":"新人","user_type":"venue","locale":"en","agreed_to":{"terms":"1.0","privacy":"1.0"}}}}',
  );
});

describe('logout', () => {
  it('clears the person and the identity', async () => {
    const { store, onUserChange } = setUp();
    await store.getState().login('fan@example.tw', 'Right1!x');
    await expect(store.getState().logout()).resolves.toEqual({ success: true });
    expect(store.getState()).toMatchObject({ isLoggedIn: false, user: null, userType: null });
    expect(localStorage.getItem('userType')).toBeNull();
    expect(onUserChange).toHaveBeenLastCalledWith(null);
  });

  it('keeps the person when the server could not be told', async () => {
    const { store, server } = setUp();
    await store.getState().login('fan@example.tw', 'Right1!x');
    server.state.failure = new TypeError('Failed to fetch');
    await expect(store.getState().logout()).resolves.toEqual({
      success: false,
      error: 'auth.offline',
    });
    expect(store.getState().isLoggedIn).toBe(true);
  });
});

describe('identities', () => {
  it('cannot be switched by nobody', async () => {
    await expect(setUp().store.getState().switchUserType('fan')).resolves.toEqual({
      success: false,
      error: 'User not authenticated',
    });
  });

  it('are switched by the server', async () => {
    const { store, switchType } = setUp();
    await store.getState().login('fan@example.tw', 'Right1!x');
    await expect(store.getState().switchUserType('performer')).resolves.toEqual({
      success: true,
    });
    expect(switchType).toHaveBeenCalledWith('performer');
    expect(store.getState().userType).toBe('performer');
    expect(localStorage.getItem('userType')).toBe('performer');
  });

  it('stay as they are when the server refuses', async () => {
    const { store, switchType } = setUp();
    await store.getState().login('fan@example.tw', 'Right1!x');
    switchType.mockRejectedValueOnce(new AppError('SERVER'));
    await expect(store.getState().switchUserType('performer')).resolves.toEqual({
      success: false,
      error: 'Failed to switch user type',
    });
    switchType.mockRejectedValueOnce(new AppError('IDENTITY_MISSING'));
    await expect(store.getState().switchUserType('venue')).resolves.toEqual({
      success: false,
      error: 'auth.identityMissing',
    });
    expect(store.getState().userType).toBe('fan');
  });

  it('include the fan for whoever asks for it', async () => {
    const { store, addFanIdentity } = setUp(() =>
      Promise.resolve({
        ...fan,
        activeType: 'venue',
        identities: [{ type: 'venue', status: 'active' }],
      }),
    );
    await store.getState().login('fan@example.tw', 'Right1!x');
    expect(store.getState().checkUserTypeExists('fan')).toBe(false);
    await store.getState().switchUserType('fan');
    expect(addFanIdentity).toHaveBeenCalled();
  });
});

describe('the auth library', () => {
  it('comes for who is signed in, when the page has time for it', async () => {
    const { store, server, openAuth } = setUp();
    store.keepFresh();
    server.store({ token: 'stored' });
    stop = store.start();
    await settled();
    expect(openAuth).not.toHaveBeenCalled();
    store.keepFresh();
    expect(openAuth).toHaveBeenCalledTimes(1);
  });
});

describe('access token', () => {
  it('is taken from the storage without the auth library while it is fresh', async () => {
    const { store, server, openAuth } = setUp();
    server.store({ token: 'stored' });
    await expect(store.getAccessToken()).resolves.toBe('stored');
    expect(openAuth).not.toHaveBeenCalled();
  });

  it('is refreshed when it is about to expire', async () => {
    const { store, server } = setUp();
    server.store({ token: 'old', expiresIn: 60 });
    await expect(store.getAccessToken()).resolves.toBe('refreshed');
  });

  it('is an error, not a sign-out, when the refresh got no answer', async () => {
    const { store, server } = setUp();
    server.store({ token: 'old', expiresIn: -10 });
    server.state.failure = new TypeError('Failed to fetch');
    await expect(store.getAccessToken()).rejects.toMatchObject({ code: 'OFFLINE' });
  });
});

describe('other tabs', () => {
  const tellStorage = () =>
    window.dispatchEvent(new StorageEvent('storage', { key: AUTH_STORAGE_KEY }));

  it('are followed when they sign in and out', async () => {
    const { store, server, storage } = setUp();
    stop = store.start();
    await settled();
    server.store({ token: 'elsewhere' });
    tellStorage();
    await settled();
    expect(store.getState().isLoggedIn).toBe(true);

    storage.clear();
    tellStorage();
    await settled();
    expect(store.getState().isLoggedIn).toBe(false);
  });

  it('hand over a refreshed token without loading the account again', async () => {
    const { store, server, load } = setUp();
    server.store({ token: 'first' });
    stop = store.start();
    await settled();
    server.store({ token: 'second' });
    tellStorage();
    await settled();
    expect(store.getState().session?.accessToken).toBe('second');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('do not leave an account of somebody who is gone by the time the answer comes', async () => {
    let answer: (account: Account) => void = () => undefined;
    const { store, server, storage } = setUp(() => new Promise((resolve) => (answer = resolve)));
    server.store({ token: 'stored' });
    stop = store.start();
    storage.clear();
    answer(fan);
    await settled();
    expect(store.getState()).toMatchObject({ isLoggedIn: false, isLoading: false });
  });
});

describe('the second factor', () => {
  const needed = () => Promise.reject(new AppError('SECOND_FACTOR_NEEDED'));

  it('is waited for after the password: nobody is signed in before it is shown', async () => {
    const { store, load, onNobody, onAccount } = setUp(needed);
    const login = store.getState().login('fan@example.tw', 'Right1!x');
    const ended = jest.fn();
    void login.then(ended);
    await settled();
    expect(store.getState()).toMatchObject({ awaitsFactor: true, isLoggedIn: false, user: null });
    expect(ended).not.toHaveBeenCalled();
    // What the device keeps for this person stays for them.
    expect(onNobody).not.toHaveBeenCalled();
    load.mockResolvedValue(fan);
    await store.getState().refreshAccount();
    await expect(login).resolves.toEqual({ success: true });
    expect(store.getState()).toMatchObject({ awaitsFactor: false, isLoggedIn: true, user: fan });
    expect(onAccount).toHaveBeenCalledWith(fan);
  });

  it('is asked for by the next page, too, and given up by signing out', async () => {
    const { store, server, storage } = setUp(needed);
    server.store({ token: 'stored' });
    stop = store.start();
    await settled();
    expect(store.getState()).toMatchObject({ awaitsFactor: true, isLoading: false, user: null });
    await store.getState().logout();
    expect(store.getState()).toMatchObject({ awaitsFactor: false, isLoggedIn: false });
    expect(storage.read()).toBeNull();
  });

  it('ends a login that is given up', async () => {
    const { store } = setUp(needed);
    const login = store.getState().login('fan@example.tw', 'Right1!x');
    await settled();
    await store.getState().logout();
    await expect(login).resolves.toMatchObject({ success: false });
  });

  it('asked for in the middle of something takes nothing off the screen', async () => {
    const { store, load } = setUp();
    await store.getState().login('fan@example.tw', 'Right1!x');
    load.mockImplementation(needed);
    await store.getState().refreshAccount();
    expect(store.getState()).toMatchObject({ awaitsFactor: false, user: fan });
  });

  it('comes before a new password by the mailed link', async () => {
    const { store, server, load } = setUp(needed);
    const reset = store.resetPassword('hash', 'Better1!x');
    await settled();
    expect(server.state.password).toBe('Right1!x');
    load.mockResolvedValue(fan);
    await store.getState().refreshAccount();
    await expect(reset).resolves.toEqual({ success: true });
    expect(server.state.password).toBe('Better1!x');
  });
});

describe('passwords', () => {
  it('are asked for by mail that leads back here', async () => {
    const { store, server } = setUp();
    await expect(store.requestPasswordReset('fan@example.tw')).resolves.toEqual({ success: true });
    expect(server.calls).toContain(
      'resetPasswordForEmail fan@example.tw http://localhost/login?mode=reset',
    );
  });

  it('are set with the mailed link, which a second try does not redeem again', async () => {
    const { store, server } = setUp();
    await expect(store.resetPassword('hash', 'Right1!x')).resolves.toEqual({
      success: false,
      error: 'auth.samePassword',
    });
    await expect(store.resetPassword('hash', 'Better1!x')).resolves.toEqual({ success: true });
    expect(server.calls.filter((call) => call === 'verifyOtp hash')).toHaveLength(1);
    expect(store.getState().isLoggedIn).toBe(true);
  });

  it('cannot be set with a link that somebody used', async () => {
    const { store, server } = setUp();
    server.state.usedTokens.push('hash');
    await expect(store.resetPassword('hash', 'Better1!x')).resolves.toEqual({
      success: false,
      error: 'auth.linkExpired',
    });
  });

  it('are changed only by whoever knows the current one', async () => {
    const { store, server } = setUp();
    await store.getState().login('fan@example.tw', 'Right1!x');
    await expect(store.changePassword('wrong', 'Better1!x')).resolves.toEqual({
      success: false,
      error: 'auth.wrongCurrentPassword',
    });
    await expect(store.changePassword('often', 'Better1!x')).resolves.toEqual({
      success: false,
      error: 'auth.passwordLocked',
    });
    await expect(store.changePassword('Right1!x', 'Better1!x')).resolves.toEqual({ success: true });
    expect(server.state.password).toBe('Better1!x');
    // The session that has shown a second factor is still the one.
    expect(store.getState().session?.accessToken).toBe('signed-in');
    expect(server.calls.filter((call) => call === 'signInWithPassword')).toHaveLength(1);
  });
});

describe('the e-mail address', () => {
  it('is changed by whoever knows the password, to one that has got the code', async () => {
    const { store, server, load } = setUp();
    await store.getState().login('fan@example.tw', 'Right1!x');
    await expect(store.requestEmailChange('wrong', 'new@example.tw')).resolves.toEqual({
      success: false,
      error: 'auth.wrongCurrentPassword',
    });
    expect(server.calls).not.toContain('updateUser new@example.tw');
    await expect(store.requestEmailChange('Right1!x', 'new@example.tw')).resolves.toEqual({
      success: true,
    });
    expect(server.calls).toContain('updateUser new@example.tw');
    await expect(store.confirmEmailChange('new@example.tw', '000000')).resolves.toEqual({
      success: false,
      error: 'auth.codeWrong',
    });
    load.mockResolvedValue({ ...fan, email: 'new@example.tw' });
    await expect(store.confirmEmailChange('new@example.tw', '123456')).resolves.toEqual({
      success: true,
    });
    expect(store.getState().user?.email).toBe('new@example.tw');
  });

  it('of nobody cannot be changed', async () => {
    const { store } = setUp();
    await expect(store.requestEmailChange('Right1!x', 'new@example.tw')).resolves.toMatchObject({
      success: false,
    });
  });
});
