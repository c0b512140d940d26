import type { ShellServices } from '@spotlight/shared/contract';
import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  renderInShell,
  type FakeAnswer,
} from '@spotlight/shared/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDashboard } from '../data/dashboard/dashboard.fixture';
import { createFactor } from '@spotlight/shared/second-factor/fixture';
import texts from '../locales/zh-TW.json';
import { AdminLayout } from './admin-layout';

const admin = createFakeAccount({ username: '周怡君', role: 'admin', adminRole: 'superadmin' });
const yes = (): FakeAnswer => ({ data: true });
const no = (): FakeAnswer => ({ data: false });

function renderLayout(
  isAdmin: () => FakeAnswer,
  {
    account = admin,
    session,
    at = '/admin/events',
  }: {
    account?: typeof admin;
    session?: Partial<ShellServices['session']>;
    at?: string;
  } = {},
) {
  const asked: string[] = [];
  const remember = (name: string, answer: () => FakeAnswer) => () => {
    asked.push(name);
    return answer();
  };
  const backend = createFakeBackend({
    is_admin_safe_v3: remember('is_admin_safe_v3', isAdmin),
    my_second_factor: remember('my_second_factor', () => ({ data: createFactor() })),
    admin_dashboard: remember('admin_dashboard', () => ({ data: createDashboard() })),
  });
  const rendered = renderInShell(
    <AdminLayout>
      <h1>機密</h1>
    </AdminLayout>,
    {
      services: { backend, session: createFakeSession(account, session) },
      texts: { admin: texts },
      at,
      path: '/admin/*',
    },
  );
  return { ...rendered, asked };
}

/** Opens the menu the way a narrow screen does, which is how jsdom lays the page out. */
async function openMenu() {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: '開啟後台選單' }));
  return { user, menu: within(await screen.findByRole('dialog', { name: '後台選單' })) };
}

const scrolledTo: (string | null)[] = [];
beforeEach(() => {
  scrolledTo.length = 0;
  Element.prototype.scrollIntoView = function scrolled(this: Element) {
    scrolledTo.push(this.textContent);
  };
});

describe('the guard', () => {
  it('shows the room to an administrator', async () => {
    renderLayout(yes);
    expect(await screen.findByRole('heading', { name: '機密' })).toBeInTheDocument();
  });

  it('shows nothing of the room while the server has not answered', () => {
    renderLayout(yes);
    expect(screen.queryByText('機密')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('正在確認管理權限');
  });

  it('lets a venue owner in, but not into the room', async () => {
    const account = createFakeAccount({ activeType: 'venue' });
    renderLayout(no, { account });
    expect(await screen.findByText('非管理員帳號無法進入此頁面')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('管理後台');
    expect(screen.queryByText('機密')).not.toBeInTheDocument();
  });

  it('shows a venue owner the room of venues', async () => {
    const account = createFakeAccount({ activeType: 'venue' });
    renderLayout(no, { account, at: '/admin/venues' });
    expect(await screen.findByText('機密')).toBeInTheDocument();
  });

  it('leads a venue owner from the overview to the own venues', async () => {
    const account = createFakeAccount({ activeType: 'venue' });
    const { currentUrl } = renderLayout(no, { account, at: '/admin' });
    await waitFor(() => expect(currentUrl()).toBe('/admin/venues'));
  });

  it('sends everybody else to the sign-in page, with the way back', async () => {
    const { currentUrl } = renderLayout(no, {
      account: createFakeAccount({ activeType: 'fan' }),
      at: '/admin/events?page=2',
    });
    await waitFor(() =>
      expect(currentUrl()).toBe('/admin/login?returnTo=%2Fadmin%2Fevents%3Fpage%3D2'),
    );
    expect(screen.queryByText('機密')).not.toBeInTheDocument();
  });

  it('lets nobody in when the server cannot say, until a retry succeeds', async () => {
    const user = userEvent.setup();
    let isBroken = true;
    renderLayout(() => (isBroken ? { code: 'SERVER', status: 500 } : { data: true }));
    expect(await screen.findByRole('alert')).toHaveTextContent('無法確認管理權限');
    expect(screen.queryByText('機密')).not.toBeInTheDocument();

    isBroken = false;
    await user.click(screen.getByRole('button', { name: '重試' }));
    expect(await screen.findByText('機密')).toBeInTheDocument();
  });
});

describe('the menu', () => {
  it('marks the current room alone', async () => {
    renderLayout(yes);
    const { menu } = await openMenu();
    const current = menu.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
    expect(current.map((link) => link.textContent)).toEqual(['活動管理']);
    // It may stand below the edge of a low screen.
    expect(scrolledTo).toContain('活動管理');
  });

  it('offers a venue owner the own venues and their bookings, and nothing else', async () => {
    const account = createFakeAccount({ activeType: 'venue' });
    renderLayout(no, { account, at: '/admin/venues' });
    await screen.findByText('機密');
    const { menu } = await openMenu();
    const nav = within(menu.getByRole('navigation', { name: '後台選單' }));
    expect(nav.getAllByRole('link').map((link) => link.textContent)).toEqual([
      '場地管理',
      '場地預訂',
    ]);
  });

  const rights = (...flags: string[]) => Object.fromEntries(flags.map((flag) => [flag, true]));
  const forAll = [
    '總覽',
    '活動管理',
    '場地管理',
    '表演者管理',
    '廣告管理',
    '網站內容',
    '審核流程',
    '審核佇列',
  ];
  it.each([
    ['viewer', {}, [...forAll, '訂閱方案', '系統紀錄']],
    ['approver', rights('can_approve_posts'), [...forAll, '訂閱方案', '檢舉', '系統紀錄']],
    [
      'editor',
      rights('can_manage_events', 'can_manage_venues', 'can_manage_performers', 'can_manage_ads'),
      [
        ...forAll.toSpliced(2, 0, '停班停課'),
        '訂閱方案',
        '收款與結算',
        '生日祝福',
        '系統紀錄',
        '資料匯入',
      ],
    ],
    [
      'viewer',
      rights('can_manage_users'),
      [...forAll, '使用者管理', '訂閱方案', '訊息', '系統紀錄', '權限設定'],
    ],
  ])(
    'offers a %s with the rights %j the rooms to look at, and no others',
    async (role, flags, rooms) => {
      renderLayout(yes, { account: createFakeAccount({ role: 'admin', adminRole: role, flags }) });
      await screen.findByText('機密');
      const { menu } = await openMenu();
      const nav = within(menu.getByRole('navigation', { name: '後台選單' }));
      await waitFor(() => expect(nav.getByText('12')).toBeInTheDocument());
      const named = nav.getAllByRole('link').map((link) => link.textContent.replace(/12.*/, ''));
      expect(named).toEqual(rooms);
    },
  );

  it('counts what waits for a decision', async () => {
    renderLayout(yes);
    const { menu } = await openMenu();
    expect(await menu.findByRole('link', { name: '審核流程 12 件待審核' })).toBeInTheDocument();
  });

  it('never asks for figures on behalf of somebody who may not see them', async () => {
    const account = createFakeAccount({ activeType: 'venue' });
    const { asked } = renderLayout(no, { account });
    await screen.findByText('非管理員帳號無法進入此頁面');
    expect(asked).toEqual(['is_admin_safe_v3', 'my_second_factor']);
  });

  it('says who is signed in and in which role, and leads back to the site', async () => {
    renderLayout(yes);
    const { menu } = await openMenu();
    expect(menu.getByText('周怡君')).toBeInTheDocument();
    expect(menu.getByText('最高管理員')).toBeInTheDocument();
    expect(menu.getByRole('link', { name: '回到網站' })).toHaveAttribute('href', '/');
  });

  it('signs out and says so', async () => {
    const logout = jest.fn(() => Promise.resolve({ success: true as const }));
    const { services } = renderLayout(yes, { session: { logout } });
    const { user, menu } = await openMenu();
    await user.click(menu.getByRole('button', { name: '登出' }));
    expect(logout).toHaveBeenCalledTimes(1);
    expect(services.toasts).toHaveProperty('messages', ['已成功登出']);
  });

  it('closes by its button, and by choosing a room', async () => {
    const { currentUrl } = renderLayout(yes);
    const first = await openMenu();
    await first.user.click(first.menu.getByRole('button', { name: '關閉後台選單' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    const { user, menu } = await openMenu();
    await user.click(menu.getByRole('link', { name: '場地管理' }));
    expect(currentUrl()).toBe('/admin/venues');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
