import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  renderInShell,
  type FakeAnswer,
} from '@spotlight/shared/contract/testing';
import type { Account, Session } from '@spotlight/shared/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFactor, createFactorAnswer } from '@spotlight/shared/second-factor/fixture';
import type { FactorState } from '@spotlight/shared/second-factor';
import texts from '../../locales/zh-TW.json';
import { AdminLoginScreen } from './admin-login.screen';

function renderScreen({
  account = null,
  session,
  isAdmin = () => ({ data: false }),
  factor = createFactor(),
  at = '/admin/login',
}: {
  account?: Account | null;
  session?: Partial<Session>;
  isAdmin?: () => FakeAnswer;
  factor?: FactorState;
  at?: string;
} = {}) {
  const recorded: unknown[] = [];
  const backend = createFakeBackend({
    is_admin_safe_v3: isAdmin,
    my_second_factor: () => ({ data: factor }),
    verify_second_factor: () => ({ data: createFactorAnswer() }),
    log_security_event: (args) => {
      recorded.push(args);
      return { data: null };
    },
  });
  const rendered = renderInShell(<AdminLoginScreen />, {
    services: { backend, session: createFakeSession(account, session) },
    texts: { admin: texts },
    at,
    path: '/admin/login',
  });
  return { ...rendered, recorded };
}

async function fillAndSend(email: string, password: string) {
  const user = userEvent.setup();
  if (email) await user.type(screen.getByRole('textbox', { name: /電子郵件/ }), email);
  if (password) await user.type(screen.getByLabelText(/^密碼/), password);
  await user.click(screen.getByRole('button', { name: '登入後台' }));
}

describe('signing in', () => {
  it('hands e-mail and password to the session', async () => {
    const login = jest.fn(() => Promise.resolve({ success: true as const }));
    renderScreen({ session: { login } });
    await fillAndSend(' admin@example.test ', 'secret');
    expect(login).toHaveBeenCalledWith('admin@example.test', 'secret');
  });

  it('names what is missing, goes to the first such field, and sends nothing', async () => {
    const login = jest.fn();
    renderScreen({ session: { login } });
    await fillAndSend('', '');
    expect(screen.getByText('請輸入電子郵件')).toBeInTheDocument();
    expect(screen.getByText('請輸入密碼')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('textbox', { name: /電子郵件/ })).toHaveFocus());
    expect(login).not.toHaveBeenCalled();
  });

  it('says why it failed', async () => {
    const login = () => Promise.resolve({ success: false as const, error: '電子郵件或密碼不正確' });
    renderScreen({ session: { login } });
    await fillAndSend('admin@example.test', 'wrong');
    expect(await screen.findByRole('alert')).toHaveTextContent('登入失敗：電子郵件或密碼不正確');
  });
});

it('whoever has given the password of an account with a second factor shows that', async () => {
  const user = userEvent.setup();
  const refreshAccount = jest.fn(() => Promise.resolve());
  renderScreen({
    session: { awaitsFactor: true, refreshAccount },
    factor: createFactor({ isNeeded: true, isSetUp: true }),
  });
  await user.type(await screen.findByRole('textbox', { name: /驗證碼/ }), '123456{Enter}');
  await waitFor(() => expect(refreshAccount).toHaveBeenCalledTimes(1));
  expect(screen.getByRole('button', { name: '登出並改用其他帳號' })).toBeInTheDocument();
});

describe('somebody who is signed in', () => {
  it('is led to where they wanted to go when they are an administrator', async () => {
    const { currentUrl } = renderScreen({
      account: createFakeAccount(),
      isAdmin: () => ({ data: true }),
      at: '/admin/login?returnTo=%2Fadmin%2Fevents%3Fpage%3D2',
    });
    await waitFor(() => expect(currentUrl()).toBe('/admin/events?page=2'));
  });

  it('never leaves the back office by a forged address', async () => {
    const { currentUrl } = renderScreen({
      account: createFakeAccount(),
      isAdmin: () => ({ data: true }),
      at: '/admin/login?returnTo=%2F%2Fevil.test%2Fadmin',
    });
    await waitFor(() => expect(currentUrl()).toBe('/admin'));
  });

  it('may enter as a venue owner', async () => {
    const { currentUrl } = renderScreen({ account: createFakeAccount({ activeType: 'venue' }) });
    await waitFor(() => expect(currentUrl()).toBe('/admin'));
  });

  it('is refused otherwise, on record, and can leave or use another account', async () => {
    const user = userEvent.setup();
    const logout = jest.fn(() => Promise.resolve({ success: true as const }));
    const { recorded } = renderScreen({ account: createFakeAccount(), session: { logout } });

    expect(await screen.findByRole('alert')).toHaveTextContent('非管理員帳號無法進入此頁面');
    expect(screen.getByRole('alert')).toHaveTextContent('fan@example.test');
    expect(screen.getByRole('link', { name: '回到首頁' })).toHaveAttribute('href', '/');
    expect(recorded).toEqual([
      expect.objectContaining({ p_action: 'admin_entry_refused', p_success: false }),
    ]);
    await user.click(screen.getByRole('button', { name: '登出並改用其他帳號' }));
    expect(logout).toHaveBeenCalledTimes(1);
  });

  it('shows the second factor first, and can leave instead', async () => {
    const user = userEvent.setup();
    const logout = jest.fn(() => Promise.resolve({ success: true as const }));
    const { currentUrl, recorded } = renderScreen({
      account: createFakeAccount({ role: 'admin' }),
      factor: createFactor({ isNeeded: true, isSetUp: true }),
      session: { logout },
    });
    expect(await screen.findByRole('textbox', { name: /驗證碼/ })).toBeInTheDocument();
    expect(currentUrl()).toBe('/admin/login');
    expect(recorded).toEqual([]);
    await user.click(screen.getByRole('button', { name: '登出並改用其他帳號' }));
    expect(logout).toHaveBeenCalledTimes(1);
  });

  it('is let in by no failure', async () => {
    const { currentUrl } = renderScreen({
      account: createFakeAccount(),
      isAdmin: () => ({ code: 'SERVER', status: 500 }),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('無法確認管理權限');
    expect(currentUrl()).toBe('/admin/login');
  });
});
