import type { Backend } from '@spotlight/shared/data';
import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  createFakeToasts,
  renderInShell,
  type FakeAnswer,
} from '@spotlight/shared/contract/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDashboard } from '../../data/dashboard/dashboard.fixture';
import texts from '../../locales/zh-TW.json';
import { DashboardScreen } from './dashboard.screen';

/** A backend that also answers the one table which the connection test reads. */
function withTable(backend: Backend, error: { message: string } | null): Backend {
  const answer = error ? { data: null, error, status: 503 } : { data: [{}], error, status: 200 };
  const limit = () => Promise.resolve(answer);
  const from = () => ({ select: () => ({ limit }) });
  return {
    ...backend,
    rest: async () => Object.assign(await backend.rest(), { from }),
  };
}

const business = {
  waiting: { payments: 3, refunds: 0 },
  sales: { now: 52_300, before: 41_000, orders: 61 },
  refunds: { now: 900, before: 0 },
  growth: { users: { now: 634, before: 500 }, registrations: { now: 1356, before: 600 } },
  top_events: [{ id: 'e1', title: '回聲之夜', seats: 210 }],
};

// It comes when it is asked for; here it is there from the start.
beforeAll(() => import('./business-panels'));

function renderScreen(
  answer: () => FakeAnswer = () => ({ data: createDashboard() }),
  databaseError: { message: string } | null = null,
  adminRole = 'superadmin',
) {
  let readCount = 0;
  const functions = createFakeBackend({
    admin_dashboard: () => {
      readCount += 1;
      return answer();
    },
    admin_business: () => ({ data: business }),
  });
  const backend = withTable(functions, databaseError);
  const toasts = createFakeToasts();
  renderInShell(<DashboardScreen />, {
    services: { backend, toasts, session: createFakeSession(createFakeAccount({ adminRole })) },
    texts: { admin: texts },
  });
  return { toasts, reads: () => readCount };
}

const figure = (name: string) => screen.getByRole('heading', { name }).closest('li') as HTMLElement;

it('shows the six figures with what is new', async () => {
  renderScreen();
  const figures = await screen.findByRole('list', { name: '平台數據' });
  expect(within(figures).getAllByRole('listitem')).toHaveLength(6);
  expect(figure('使用者總數')).toHaveTextContent('18,245+634 本月新增');
  expect(figure('待審核')).toHaveTextContent(/^待審核12最早 .+前$/);
  expect(screen.getByText(/更新於 2026\/12\/01\(二\) 14:32，每 60 秒自動更新/)).toBeInTheDocument();
});

it('every figure leads to its list', async () => {
  renderScreen();
  await screen.findByRole('list', { name: '平台數據' });
  const ways = [
    ['活動總數', '/admin/events'],
    ['使用者總數', '/admin/users'],
    ['生咖活動', '/admin/events?category=%E7%94%9F%E5%92%96%E6%B4%BB%E5%8B%95'],
    ['待確認的匯款', '/admin/money?tab=payments'],
    ['收款', '/admin/money?state=paid'],
    ['已退款', '/admin/money?state=refund'],
    ['新使用者', '/admin/users'],
    ['回聲之夜', '/admin/events/e1/registrations'],
  ] as const;
  for (const [name, href] of ways) {
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
  }
  // What is done waits for nobody.
  expect(screen.queryByRole('link', { name: '待處理的退款' })).toBeNull();
});

it('leads nobody to a list that is not for them', async () => {
  renderScreen(undefined, null, 'viewer');
  await screen.findByRole('link', { name: '活動總數' });
  expect(await screen.findByText('回聲之夜')).toBeVisible();
  for (const name of ['使用者總數', '新使用者', '回聲之夜']) {
    expect(screen.getByText(name)).toBeVisible();
    expect(screen.queryByRole('link', { name })).toBeNull();
  }
});

it('says that all is decided when nothing waits', async () => {
  const { totals } = createDashboard();
  renderScreen(() => ({
    data: createDashboard({
      totals: { ...totals, pending: 0 },
      pendingItems: [],
      oldestPendingAt: null,
    }),
  }));
  await screen.findByRole('heading', { name: '待審核' });
  expect(figure('待審核')).toHaveTextContent('都處理完了');
  expect(screen.getByText('目前沒有等待審核的內容')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /全部/ })).not.toBeInTheDocument();
});

it('shows what waits, and how the categories share the events', async () => {
  renderScreen();
  const item = (await screen.findByText('冬日香氣快閃店：調一瓶你推的味道')).closest('li');
  expect(item).toHaveTextContent(/活動香調計畫.+前/);
  expect(screen.getByRole('link', { name: '全部 12 件' })).toHaveAttribute(
    'href',
    '/admin/approval',
  );
  expect(screen.getByText('生咖活動').closest('li')).toHaveTextContent('66%');
});

describe('the trend', () => {
  it('is said in words, drawn, and written as a table on demand', async () => {
    const user = userEvent.setup();
    renderScreen();
    const sentence = '近 30 天共 1,356 人次報名，前 30 天 600 人次。11/28(六) 最多，196 人次。';
    expect(await screen.findByRole('img', { name: sentence })).toBeInTheDocument();
    expect(screen.getByText(sentence)).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();

    await user.click(screen.getByText('以表格檢視'));
    const rows = within(await screen.findByRole('table')).getAllByRole('row');
    expect(rows).toHaveLength(31);
    expect(rows[3]).toHaveTextContent('2026/11/28(六)19620+880%');
  });

  it('tells the figures of the day that is pointed at', async () => {
    renderScreen();
    const chart = await screen.findByRole('img', { name: /近 30 天/ });
    const plot = chart.children[1] as HTMLElement;
    plot.getBoundingClientRect = () => ({ left: 100, width: 290 }) as DOMRect;
    // jsdom has no PointerEvent with coordinates; a mouse event of that name carries them.
    fireEvent(plot, new MouseEvent('pointermove', { clientX: 372, bubbles: true }));
    expect(within(plot).getByText('196 人次・+880%')).toBeInTheDocument();
    fireEvent(plot, new MouseEvent('pointerout', { bubbles: true }));
    expect(within(plot).queryByText(/196/)).not.toBeInTheDocument();
  });
});

describe('refreshing', () => {
  it('says that it is done when it was asked for', async () => {
    const user = userEvent.setup();
    const { toasts, reads } = renderScreen();
    await screen.findByRole('heading', { name: '報名趨勢' });
    expect(toasts.messages).toEqual([]);
    await user.click(screen.getByRole('button', { name: '重新整理' }));
    await waitFor(() => expect(toasts.messages).toEqual(['儀表板資料已載入']));
    expect(reads()).toBe(2);
  });

  it('keeps the figures in view with their age when it fails', async () => {
    const user = userEvent.setup();
    let isBroken = false;
    const { toasts } = renderScreen(() =>
      isBroken ? { code: 'SERVER', status: 503 } : { data: createDashboard() },
    );
    await screen.findByRole('heading', { name: '報名趨勢' });
    isBroken = true;
    await user.click(screen.getByRole('button', { name: '重新整理' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      '以下是 2026/12/01(二) 14:32 的內容',
    );
    expect(toasts.messages).toEqual(['載入儀表板資料失敗，請重試']);
    expect(figure('活動總數')).toHaveTextContent('128');
  });

  describe('by itself', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());

    const showTab = (state: DocumentVisibilityState) =>
      act(() => {
        Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
        window.dispatchEvent(new Event('visibilitychange'));
      });
    const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

    it('happens every minute in silence, and pauses while the tab is hidden', async () => {
      const { toasts, reads } = renderScreen();
      await wait(10);
      expect(reads()).toBe(1);
      await wait(60_000);
      expect(reads()).toBe(2);

      showTab('hidden');
      await wait(180_000);
      expect(reads()).toBe(2);
      showTab('visible');
      await wait(10);
      expect(reads()).toBe(3);
      expect(toasts.messages).toEqual([]);
    });
  });
});

it('shows an error instead of zeros, and offers a retry and a test of the connection', async () => {
  const user = userEvent.setup();
  const { toasts } = renderScreen(() => ({ code: 'SERVER', status: 503 }));
  expect(await screen.findByRole('alert')).toHaveTextContent('載入儀表板資料失敗，請重試');
  expect(screen.queryByText('活動總數')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: '重試' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '檢查連線' }));
  await waitFor(() => expect(toasts.messages).toHaveLength(2));
});

it.each([
  ['reachable', null, '資料庫連線正常'],
  ['gone', { message: 'connection refused' }, '資料庫連線失敗'],
])('announces the test of the connection, then that the database is %s', async (_, error, told) => {
  const user = userEvent.setup();
  const { toasts } = renderScreen(undefined, error);
  await user.click(screen.getByRole('button', { name: '測試資料庫連線' }));
  await waitFor(() => expect(toasts.messages).toEqual(['正在測試資料庫連線…', told]));
});
