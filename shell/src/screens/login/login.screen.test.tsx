import { createFactor, createFactorAnswer } from '@spotlight/shared/second-factor/fixture';
import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  createFakeToasts,
  renderInShell,
} from '@spotlight/shared/contract/testing';
import type { Account, Session } from '@spotlight/shared/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../locales/zh-TW.json';
import type { SessionStore } from '../../session';
import { withSessionStore } from '../../session/testing/with-session-store';
import { LoginScreen } from './login.screen';

interface Setting {
  at?: string;
  account?: Account | null;
  session?: Partial<Session>;
  store?: Partial<SessionStore>;
  backend?: ReturnType<typeof createFakeBackend>;
}

function renderLogin({
  at = '/login',
  account = null,
  session = {},
  store = {},
  backend = createFakeBackend({}),
}: Setting = {}) {
  const toasts = createFakeToasts();
  const rendered = renderInShell(withSessionStore(<LoginScreen />, store), {
    at,
    path: '/login',
    texts: { shell: texts },
    services: { toasts, backend, session: createFakeSession(account, session) },
  });
  return { ...rendered, toasts };
}

const fillIn = async (email: string, password: string) => {
  await userEvent.type(screen.getByLabelText('電子郵件'), email);
  await userEvent.type(screen.getByLabelText('密碼'), password);
  await userEvent.click(screen.getByRole('button', { name: '登入' }));
};

describe('for somebody whose account has a second factor', () => {
  const arrange = (at: string) => {
    const refreshAccount = jest.fn(() => Promise.resolve());
    const logout = jest.fn().mockResolvedValue({ success: true });
    const verify = jest.fn(() => ({ data: createFactorAnswer() }));
    const backend = createFakeBackend({
      my_second_factor: () => ({ data: createFactor({ isNeeded: true, isSetUp: true }) }),
      verify_second_factor: verify,
    });
    renderLogin({ at, backend, session: { awaitsFactor: true, refreshAccount, logout } });
    return { refreshAccount, logout, verify };
  };

  it('asks for a code in place of the password, and then for the account', async () => {
    const { refreshAccount, verify } = arrange('/login');
    expect(await screen.findByRole('textbox', { name: /驗證碼/ })).toHaveFocus();
    expect(screen.queryByLabelText('密碼')).toBeNull();
    await userEvent.keyboard('123456{Enter}');
    await waitFor(() => expect(refreshAccount).toHaveBeenCalledTimes(1));
    expect(verify).toHaveBeenCalledWith({ p_code: '123456' });
  });

  it('lets them use another account instead', async () => {
    const { logout } = arrange('/login');
    await userEvent.click(screen.getByRole('button', { name: '改用其他帳號' }));
    expect(logout).toHaveBeenCalledTimes(1);
  });

  it('asks before a new password is set, which waits as it was typed', async () => {
    arrange('/login?mode=reset&token_hash=abc');
    expect(await screen.findByRole('textbox', { name: /驗證碼/ })).toBeVisible();
    expect(screen.getByLabelText('新密碼')).not.toBeVisible();
  });
});

describe('for visitors', () => {
  it('asks for what is missing before it asks the server', async () => {
    const login = jest.fn();
    renderLogin({ session: { login } });
    await userEvent.click(screen.getByRole('button', { name: '登入' }));
    expect(screen.getByText('請輸入電子郵件')).toBeInTheDocument();
    expect(screen.getByText('請輸入密碼')).toBeInTheDocument();
    expect(login).not.toHaveBeenCalled();
  });

  it('signs in and says so', async () => {
    const login = jest.fn().mockResolvedValue({ success: true });
    const { toasts } = renderLogin({ session: { login } });
    await userEvent.click(screen.getByLabelText('記住我'));
    await fillIn('fan@example.tw', 'secret');
    expect(login).toHaveBeenCalledWith('fan@example.tw', 'secret', { remember: false });
    expect(toasts.messages).toEqual(['登入成功']);
  });

  it('says what the server refused, keeps what was typed, and goes to the password', async () => {
    const login = jest.fn().mockResolvedValue({ success: false, error: '電子郵件或密碼不正確' });
    renderLogin({ session: { login } });
    await fillIn('fan@example.tw', 'secret');
    expect(screen.getByRole('alert')).toHaveTextContent('登入失敗: 電子郵件或密碼不正確');
    expect(screen.getByLabelText('電子郵件')).toHaveValue('fan@example.tw');
    expect(screen.getByLabelText('密碼')).toHaveFocus();
  });

  it('says so when something unexpected happens', async () => {
    renderLogin({ session: { login: () => Promise.reject(new Error('boom')) } });
    await fillIn('fan@example.tw', 'secret');
    expect(screen.getByText('登入過程發生錯誤')).toBeInTheDocument();
  });

  it('carries the way back over to the sign-up', () => {
    renderLogin({ at: '/login?returnTo=%2Ftickets' });
    expect(screen.getByRole('link', { name: '註冊' })).toHaveAttribute(
      'href',
      '/signup?returnTo=%2Ftickets',
    );
  });
});

describe('for whoever is signed in already', () => {
  const fan = createFakeAccount();

  it('goes on to the remembered page', () => {
    const { currentUrl } = renderLogin({ account: fan, at: '/login?returnTo=%2Ftickets%3Fa%3D1' });
    expect(currentUrl()).toBe('/tickets?a=1');
  });

  it('does not leave the site', () => {
    const { currentUrl } = renderLogin({
      account: fan,
      at: '/login?returnTo=https%3A%2F%2Fevil.test',
    });
    expect(currentUrl()).toBe('/');
  });

  it('waits while the session is looked up', () => {
    const { currentUrl } = renderLogin({ session: { isLoading: true } });
    expect(currentUrl()).toBe('/login');
    expect(screen.queryByLabelText('電子郵件')).toBeNull();
  });

  it('offers to switch to an identity that the page needs', async () => {
    const switchUserType = jest.fn().mockResolvedValue({ success: true });
    const account = createFakeAccount({
      identities: [
        { type: 'fan', status: 'active' },
        { type: 'venue', status: 'active' },
      ],
    });
    renderLogin({
      account,
      session: { switchUserType },
      at: '/login?switch=venue&returnTo=%2Fvenue-profile',
    });
    expect(screen.getByRole('heading', { level: 1, name: '切換身份' })).toBeInTheDocument();
    expect(screen.getByText('這個頁面僅限場地空間使用')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '切換為場地空間' }));
    expect(switchUserType).toHaveBeenCalledWith('venue');
  });

  it('leads to the registration of an identity that the account does not have', () => {
    renderLogin({ account: fan, at: '/login?switch=performer,venue&returnTo=%2Fgigs' });
    expect(screen.getByText('這個頁面僅限表演者或場地空間使用')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '註冊表演者身份' })).toHaveAttribute(
      'href',
      '/register-performer?returnTo=%2Fgigs',
    );
    expect(screen.getByRole('link', { name: '註冊場地空間身份' })).toHaveAttribute(
      'href',
      '/register-venue?returnTo=%2Fgigs',
    );
  });

  it('goes on once the needed identity is the active one', () => {
    const { currentUrl } = renderLogin({
      account: fan,
      at: '/login?switch=fan,nonsense&returnTo=%2Fcart',
    });
    expect(currentUrl()).toBe('/cart');
  });
});

describe('a forgotten password', () => {
  it('is asked for without telling whether the address has an account, and without losing the way', async () => {
    const requestPasswordReset = jest.fn().mockResolvedValue({ success: true });
    renderLogin({
      at: '/login?mode=forgot&returnTo=%2Fevents%2F1%3Fregister%3Dtrue',
      store: { requestPasswordReset },
    });
    await userEvent.type(screen.getByLabelText('電子郵件'), 'fan@example.tw');
    await userEvent.click(screen.getByRole('button', { name: '寄出重設連結' }));
    expect(requestPasswordReset).toHaveBeenCalledWith('fan@example.tw', '/events/1?register=true');
    expect(screen.getByText(/如果 fan@example.tw 已經註冊/)).toBeInTheDocument();
  });

  it('is set anew with the mailed link, also while signed in as somebody', async () => {
    const resetPassword = jest.fn().mockResolvedValue({ success: true });
    const { toasts, currentUrl } = renderLogin({
      at: '/login?mode=reset&token_hash=abc',
      account: createFakeAccount(),
      store: { resetPassword },
    });
    await userEvent.type(screen.getByLabelText('新密碼'), 'Better1!x');
    await userEvent.type(screen.getByLabelText('再輸入一次新密碼'), 'Better1!y');
    await userEvent.click(screen.getByRole('button', { name: '更新密碼' }));
    expect(screen.getByText('兩次輸入的密碼不一樣')).toBeInTheDocument();
    expect(resetPassword).not.toHaveBeenCalled();

    await userEvent.type(screen.getByLabelText('再輸入一次新密碼'), '{Backspace}x');
    await userEvent.click(screen.getByRole('button', { name: '更新密碼' }));
    expect(resetPassword).toHaveBeenCalledWith('abc', 'Better1!x');
    expect(toasts.messages).toEqual(['密碼已更新']);
    await waitFor(() => expect(currentUrl()).toBe('/'));
  });

  it('leads back to what was being bought, however often the link is asked for', async () => {
    const at = '/login?mode=reset&returnTo=%2Fevents%2F1%3Fregister%3Dtrue';
    const { currentUrl, unmount } = renderLogin({
      at: `${at}&token_hash=abc`,
      store: { resetPassword: jest.fn().mockResolvedValue({ success: true }) },
    });
    await userEvent.type(screen.getByLabelText('新密碼'), 'Better1!x');
    await userEvent.type(screen.getByLabelText('再輸入一次新密碼'), 'Better1!x');
    await userEvent.click(screen.getByRole('button', { name: '更新密碼' }));
    await waitFor(() => expect(currentUrl()).toBe('/events/1?register=true'));
    unmount();

    renderLogin({ at });
    expect(screen.getByRole('link', { name: '重新申請' })).toHaveAttribute(
      'href',
      '/login?mode=forgot&returnTo=%2Fevents%2F1%3Fregister%3Dtrue',
    );
  });

  it('is not set by opening the link alone', () => {
    const resetPassword = jest.fn();
    renderLogin({ at: '/login?mode=reset&token_hash=abc', store: { resetPassword } });
    expect(resetPassword).not.toHaveBeenCalled();
  });

  it('can be asked for again when the link is used up or cut off', async () => {
    const resetPassword = jest.fn().mockResolvedValue({ success: false, error: '連結已失效' });
    const { unmount } = renderLogin({
      at: '/login?mode=reset&token_hash=abc',
      store: { resetPassword },
    });
    await userEvent.type(screen.getByLabelText('新密碼'), 'Better1!x');
    await userEvent.type(screen.getByLabelText('再輸入一次新密碼'), 'Better1!x');
    await userEvent.click(screen.getByRole('button', { name: '更新密碼' }));
    expect(screen.getByText('連結已失效')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '重新申請' })).toHaveAttribute(
      'href',
      '/login?mode=forgot',
    );
    unmount();

    renderLogin({ at: '/login?mode=reset' });
    expect(screen.getByText('這個連結不完整')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '重新申請' })).toBeInTheDocument();
  });
});
