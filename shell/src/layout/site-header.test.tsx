import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  createFakeToasts,
  renderInShell,
} from '@spotlight/shared/contract/testing';
import type { Account, Session } from '@spotlight/shared/contract';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../locales/zh-TW.json';
import { SiteHeader } from './site-header';
import { navigationFixture } from './testing/navigation.fixture';

// The menus are lazy: a busy machine may take longer to read them than a test waits.
beforeAll(() => Promise.all([import('./account-menu'), import('./mobile-menu')]), 30_000);

beforeAll(() => {
  window.matchMedia = (query: string) =>
    ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} }) as never;
});

function renderHeader(
  account: Account | null,
  overrides: Partial<Session> = {},
  at = '/events',
  inCart = 0,
) {
  const toasts = createFakeToasts();
  const setPreference = jest.fn();
  const backend = createFakeBackend({ my_cart: () => ({ data: { count: inCart } }) });
  // No logo is uploaded.
  const rows = Promise.resolve({ data: [], error: null, status: 200 });
  const request = new Proxy(rows, {
    get: (target, name) => (name === 'then' ? target.then.bind(target) : () => request),
  }) as unknown;
  const { rest } = backend;
  backend.rest = async () => Object.assign(await rest(), { from: () => request }) as never;
  const rendered = renderInShell(<SiteHeader navigation={navigationFixture} />, {
    at,
    texts: { shell: texts },
    services: {
      backend,
      toasts,
      session: createFakeSession(account, overrides),
      theme: { preference: 'light', setPreference },
    },
  });
  return { ...rendered, toasts, setPreference };
}

const openAccountMenu = async () => {
  await userEvent.click(screen.getByRole('button', { name: /帳號選單/ }));
  await screen.findByText('我的帳號');
};

it('marks the entry of the page that is open', () => {
  renderHeader(null, {}, '/events/1');
  const menu = screen.getByRole('navigation', { name: '主選單' });
  expect(within(menu).getByRole('link', { name: '探索活動' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(within(menu).getByRole('link', { name: '排行榜' })).not.toHaveAttribute('aria-current');
});

it('offers visitors to log in and to sign up, with the way back', () => {
  renderHeader(null, {}, '/events?city=taipei');
  expect(screen.getByRole('link', { name: '登入' })).toHaveAttribute(
    'href',
    '/login?returnTo=%2Fevents%3Fcity%3Dtaipei',
  );
  expect(screen.getByRole('link', { name: '註冊' })).toHaveAttribute(
    'href',
    '/signup?returnTo=%2Fevents%3Fcity%3Dtaipei',
  );
});

it('says nothing about the account while the session is looked up', () => {
  renderHeader(null, { isLoading: true });
  expect(screen.queryByRole('link', { name: '登入' })).toBeNull();
  expect(screen.queryByRole('button', { name: /帳號選單/ })).toBeNull();
});

it('says how much is in the cart beside its entry, and nothing beside an empty one', async () => {
  const { unmount } = renderHeader(createFakeAccount(), {}, '/events', 3);
  await openAccountMenu();
  expect(await screen.findByRole('link', { name: /^購物車\s*3$/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '票券管理' })).toBeInTheDocument();
  unmount();
  renderHeader(createFakeAccount(), {}, '/events', 0);
  await openAccountMenu();
  expect(screen.getByRole('link', { name: '購物車' })).toBeInTheDocument();
});

it('shows the brand as text when there is no logo', () => {
  renderHeader(null);
  expect(screen.getByRole('link', { name: '聚光 Spotlight 首頁' })).toHaveTextContent('聚光');
});

it('casts a shadow only after 10 px', () => {
  renderHeader(null);
  const header = screen.getByRole('banner');
  const scrollTo = (y: number) =>
    act(() => {
      Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
      window.dispatchEvent(new Event('scroll'));
    });
  scrollTo(10);
  expect(header).toHaveAttribute('data-floating', 'false');
  scrollTo(11);
  expect(header).toHaveAttribute('data-floating', 'true');
  scrollTo(0);
});

it('switches the theme', async () => {
  const { setPreference } = renderHeader(null);
  await userEvent.click(screen.getByRole('button', { name: '切換為深色' }));
  expect(setPreference).toHaveBeenCalledWith('dark');
});

describe('account menu', () => {
  const fan = createFakeAccount({
    identities: [
      { type: 'fan', status: 'active' },
      { type: 'venue', status: 'active' },
    ],
  });

  it('shows who one is, as what, and what belongs to that', async () => {
    renderHeader(fan);
    await openAccountMenu();
    const names = screen.getAllByRole('link').map((link) => link.textContent);
    expect(names).toEqual(
      expect.arrayContaining(['個人主頁', '智慧推薦', '票券管理', '購物車', '設定']),
    );
    expect(screen.getByRole('button', { name: '表演愛好者' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(screen.getByRole('button', { name: '登出' })).toBeInTheDocument();
  });

  it('calls it 智慧配對 for a venue, and hides what is for fans', async () => {
    renderHeader({ ...fan, activeType: 'venue' });
    await openAccountMenu();
    expect(screen.getByRole('link', { name: '智慧配對' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '購物車' })).toBeNull();
  });

  it('closes after a switch that the server agreed to', async () => {
    const switchUserType = jest.fn().mockResolvedValue({ success: true });
    renderHeader(fan, { switchUserType });
    await openAccountMenu();
    await userEvent.click(screen.getByRole('button', { name: '場地空間' }));
    expect(switchUserType).toHaveBeenCalledWith('venue');
    expect(screen.queryByText('我的帳號')).toBeNull();
  });

  it('stays open after a switch that failed, and says so', async () => {
    const switchUserType = jest.fn().mockResolvedValue({ success: false, error: 'x' });
    const { toasts } = renderHeader(fan, { switchUserType });
    await openAccountMenu();
    await userEvent.click(screen.getByRole('button', { name: '場地空間' }));
    expect(toasts.messages).toEqual(['切換身份失敗']);
    expect(screen.getByText('我的帳號')).toBeInTheDocument();
  });

  it('leads to the registration of an identity that one does not have', async () => {
    renderHeader(fan);
    await openAccountMenu();
    expect(screen.getByRole('link', { name: '註冊表演者身份' })).toHaveAttribute(
      'href',
      `/register-performer?returnTo=${encodeURIComponent('/events')}`,
    );
  });

  it('says of an identity that still waits that it does, and leads to its state', async () => {
    renderHeader({
      ...fan,
      identities: [...fan.identities, { type: 'performer', status: 'pending' }],
    });
    await openAccountMenu();
    expect(screen.queryByRole('button', { name: '表演者' })).toBeNull();
    expect(screen.getByRole('link', { name: '表演者身份審核中，查看進度' })).toHaveAttribute(
      'href',
      `/register-performer?returnTo=${encodeURIComponent('/events')}`,
    );
  });

  it('logs out, closes and goes home', async () => {
    const logout = jest.fn().mockResolvedValue({ success: true });
    const { toasts, currentUrl } = renderHeader(fan, { logout }, '/tickets');
    await openAccountMenu();
    await userEvent.click(screen.getByRole('button', { name: '登出' }));
    expect(toasts.messages).toEqual(['已成功登出']);
    expect(currentUrl()).toBe('/');
    expect(screen.queryByText('我的帳號')).toBeNull();
  });

  it('says when logging out failed', async () => {
    const logout = jest.fn().mockResolvedValue({ success: false, error: 'x' });
    const { toasts, currentUrl } = renderHeader(fan, { logout }, '/tickets');
    await openAccountMenu();
    await userEvent.click(screen.getByRole('button', { name: '登出' }));
    expect(toasts.messages).toEqual(['登出時發生錯誤']);
    expect(currentUrl()).toBe('/tickets');
  });
});

it('opens the full-screen menu of phones with its sections and the call to action', async () => {
  window.matchMedia = (query: string) =>
    ({
      matches: query.includes('max-width'),
      addEventListener() {},
      removeEventListener() {},
    }) as never;
  renderHeader(null);
  await userEvent.click(screen.getByRole('button', { name: '開啟選單' }));
  const menu = await screen.findByRole('dialog', { name: '選單' });
  expect(within(menu).getAllByRole('link', { name: '舉辦活動' }).at(-1)).toHaveAttribute(
    'href',
    '/register-event',
  );
  expect(within(menu).getByRole('link', { name: '生日專區' })).toBeInTheDocument();
  expect(within(menu).getByText('條款')).toBeInTheDocument();
  await userEvent.click(within(menu).getByRole('button', { name: '關閉選單' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
