import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  createFakeToasts,
  renderInShell,
  type FakeAnswer,
} from '@spotlight/shared/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../locales/zh-TW.json';
import { SubscriptionsScreen } from './subscriptions.screen';

const subscription = (change: Record<string, unknown> = {}) => ({
  id: 's1',
  subscriber_name: '晨光',
  owner_name: '林經紀',
  plan_name: '進階',
  price: 900,
  billing_cycle: 'monthly',
  start_date: '2026-11-01',
  renewal_date: null,
  status: 'expiring',
  features: ['3 個主頁', '每月推薦'],
  auto_renew: false,
  cancel_at: null,
  performer_id: 'p1',
  venue_id: null,
  ...change,
});
const plan = (change: Record<string, unknown> = {}) => ({
  id: 'c1',
  code: 'house',
  audience: 'venue',
  name: '標準',
  description: '',
  price_month: 600,
  price_year: 6000,
  features: ['3 個場地主頁'],
  limits: { listings: 3, ads: null },
  sort: 10,
  is_active: true,
  running: 2,
  updated_at: '2026-11-20T04:00:00Z',
  ...change,
});

interface World {
  rows?: unknown[];
  plans?: unknown[];
  mayManage?: boolean;
  search?: string;
  saved?: FakeAnswer;
  /** The plan as somebody else saved it after it was read. */
  newest?: unknown;
  ended?: FakeAnswer;
  /** What the list answers instead. */
  list?: () => FakeAnswer | undefined;
}

function renderRoom({
  rows = [subscription()],
  plans = [plan()],
  mayManage = true,
  search = '',
  saved = { data: { id: 'c1', updated_at: '2026-11-23T04:00:00Z' } },
  newest,
  list,
  ended = { data: { id: 's1', status: 'expiring', cancel_at: '2026-12-01' } },
}: World = {}) {
  window.matchMedia = (query: string) =>
    Object.assign(new EventTarget(), {
      matches: query.includes('min-width'),
      media: query,
    }) as MediaQueryList;
  const asked: Record<string, unknown>[] = [];
  const made: Record<string, unknown>[] = [];
  let reads = 0;
  const toasts = createFakeToasts();
  const backend = createFakeBackend({
    admin_list_subscriptions: (args) => {
      asked.push(args);
      const answer = list?.();
      if (answer) return answer;
      return {
        data: { items: rows, total: rows.length, page: 1, page_size: 20, may_manage: mayManage },
      };
    },
    admin_plan_catalogue: () => {
      reads += 1;
      const items = reads > 1 && newest ? [newest] : plans;
      return { data: { items, may_manage: mayManage } };
    },
    admin_audit_log: () => ({ data: { items: [], total: 0 } }),
    end_subscription: (args) => {
      made.push(args);
      return ended;
    },
    admin_save_plan: (args) => {
      made.push(args);
      return saved;
    },
  });
  renderInShell(<SubscriptionsScreen />, {
    services: {
      backend,
      toasts,
      session: createFakeSession(createFakeAccount({ id: 'a1', role: 'admin' })),
    },
    texts: { admin: texts },
    at: `/admin/subscriptions${search}`,
    path: '/admin/subscriptions',
  });
  return { asked, made, toasts, user: userEvent.setup() };
}

// They come when they are asked for; here they are there from the start.
beforeAll(() =>
  Promise.all([import('./plans-desk'), import('./plan-dialog'), import('./end-dialog')]),
);

it('lists who has which plan, in the colours of their states', async () => {
  const { asked } = renderRoom({ search: '?q=晨&status=expiring' });
  const line = await screen.findByRole('row', { name: /晨光/ });
  expect(line).toHaveTextContent('進階');
  expect(line).toHaveTextContent('月繳');
  expect(line).toHaveTextContent('即將到期');
  // No day of renewal is said as such.
  expect(line).toHaveTextContent('無');
  expect(asked[0]).toMatchObject({
    p_audience: 'performer',
    p_query: '晨',
    p_status: 'expiring',
  });
});

it('shows plans of venues behind their own tab', async () => {
  const { asked, user } = renderRoom();
  await user.click(await screen.findByRole('tab', { name: '場地主' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ p_audience: 'venue' }));
});

it('shows the terms of one as they were bought, with its features', async () => {
  const { user } = renderRoom();
  await user.click(await screen.findByRole('button', { name: '查看「晨光」的訂閱詳情' }));
  expect(await screen.findByRole('heading', { level: 2, name: '晨光' })).toBeVisible();
  expect(screen.getByText('NT$900／月繳')).toBeVisible();
  expect(screen.getByText('每月推薦')).toBeVisible();
  expect(screen.getByText('s1')).toBeVisible();
});

it('ends one with what is paid, with a reason', async () => {
  const rows = [subscription({ renewal_date: '2026-12-01' })];
  const { made, toasts, user } = renderRoom({ rows, search: '?open=s1' });
  await user.click(await screen.findByRole('button', { name: '結束方案' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: '結束「晨光」的「進階」方案？' }),
  );
  await user.click(dialog.getByRole('button', { name: '結束方案' }));
  expect(await dialog.findByText('請填寫原因。')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /^原因/ }), '來電取消');
  await user.click(dialog.getByRole('button', { name: '結束方案' }));
  await waitFor(() => expect(toasts.messages).toEqual(['方案會在 2026/12/01(二) 結束']));
  expect(made).toEqual([{ p_plan_id: 's1', p_at_once: false, p_reason: '來電取消' }]);
});

it.each([
  ['payment', '續訂的款項正在等待確認，請先到「收款與結算」處理。'],
  ['replaced', '訂閱者已訂了另一個方案、等待付款中，請等那筆訂單付款或逾期後再處理。'],
])('says what to do first when one cannot be ended: %s', async (hint, said) => {
  const { made, user } = renderRoom({
    search: '?open=s1',
    ended: { code: 'INVALID_STATE', status: 409, hint },
  });
  await user.click(await screen.findByRole('button', { name: '結束方案' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByRole('combobox', { name: /^什麼時候結束/ }), 'atOnce');
  await user.type(dialog.getByRole('textbox', { name: /^原因/ }), '違規');
  await user.click(dialog.getByRole('button', { name: '結束方案' }));
  expect(await dialog.findByText(said)).toBeVisible();
  expect(made).toEqual([{ p_plan_id: 's1', p_at_once: true, p_reason: '違規' }]);
});

it.each([
  ['runs no more', { rows: [subscription({ status: 'expired' })] }],
  ['somebody may only look at', { mayManage: false }],
])('offers no end of a plan that %s', async (_, world) => {
  renderRoom({ ...world, search: '?open=s1' });
  await screen.findByText('方案 ID');
  expect(screen.queryByRole('button', { name: '結束方案' })).not.toBeInTheDocument();
});

it('has no next renewal where it ends, and says when', async () => {
  const rows = [subscription({ renewal_date: '2026-12-01', cancel_at: '2026-12-01' })];
  renderRoom({ rows, search: '?open=s1' });
  expect(await screen.findByText('2026/12/01(二) 結束')).toBeVisible();
  expect(screen.queryByText('2026/12/01(二)')).not.toBeInTheDocument();
});

it('says so when the terms name no features', async () => {
  const { user } = renderRoom({ rows: [subscription({ features: [] })] });
  await user.click(await screen.findByRole('button', { name: '查看「晨光」的訂閱詳情' }));
  expect(await screen.findByText('沒有功能資料')).toBeVisible();
});

it('says so when there are none', async () => {
  renderRoom({ rows: [] });
  expect(await screen.findByText('還沒有人訂閱')).toBeVisible();
});

it('says why it cannot be loaded, at first and again', async () => {
  let answer: FakeAnswer | undefined = { code: 'INVALID_STATE', status: 409 };
  const { toasts, user } = renderRoom({ list: () => answer });
  expect(await screen.findByRole('alert')).toHaveTextContent('載入訂閱資料失敗，請稍後再試');
  answer = undefined;
  await user.click(screen.getByRole('button', { name: '重試' }));
  await screen.findByRole('row', { name: /晨光/ });
  answer = { code: 'NOT_SIGNED_IN', status: 401 };
  await user.click(screen.getByRole('button', { name: '重新整理' }));
  await waitFor(() =>
    expect(toasts.messages).toEqual(['載入資料時發生錯誤：登入已過期，請重新登入後再試一次。']),
  );
  // What was there stays.
  expect(screen.getByRole('row', { name: /晨光/ })).toBeVisible();
});

describe('the catalogue', () => {
  const search = '?tab=catalogue';

  it('adds a plan with what was typed, and nothing before it is whole', async () => {
    const { made, toasts, user } = renderRoom({ search });
    await user.click(await screen.findByRole('button', { name: '新增方案' }));
    const dialog = await screen.findByRole('dialog', { name: '新增方案' });
    const type = async (name: string, words: string) => {
      await user.click(within(dialog).getByLabelText(name, { exact: false }));
      await user.paste(words);
    };
    await user.click(within(dialog).getByRole('button', { name: '儲存' }));
    expect(await within(dialog).findByText('請填方案名稱')).toBeVisible();
    await type('方案名稱', '旗艦');
    await type('代號', 'flagship');
    await type('月繳價格', '1500');
    await type('年繳價格', '15000');
    await type('功能', '不限主頁\n專人客服');
    await type('可刊登廣告', '5');
    await user.click(within(dialog).getByRole('button', { name: '儲存' }));
    await waitFor(() => expect(toasts.messages).toContain('方案已新增'));
    expect(made).toEqual([
      expect.objectContaining({
        p_id: null,
        p_code: 'flagship',
        p_audience: 'performer',
        p_price_month: 1500,
        p_price_year: 15_000,
        p_features: ['不限主頁', '專人客服'],
        p_limits: { listings: null, ads: 5, boosts: null },
      }),
    ]);
  });

  it('says beside its field that a code is taken, and keeps what was typed', async () => {
    const { user } = renderRoom({
      search,
      saved: { code: 'INVALID_INPUT', status: 422, hint: 'code' },
    });
    await user.click(await screen.findByRole('button', { name: '新增方案' }));
    const dialog = await screen.findByRole('dialog');
    const type = async (name: string, words: string) => {
      await user.click(within(dialog).getByLabelText(name, { exact: false }));
      await user.paste(words);
    };
    await type('方案名稱', '旗艦');
    await type('代號', 'house');
    await type('月繳價格', '0');
    await type('年繳價格', '0');
    await user.click(within(dialog).getByRole('button', { name: '儲存' }));
    expect(await within(dialog).findByText('這個代號已經有人用了，請換一個')).toBeVisible();
    expect(within(dialog).getByRole('textbox', { name: /^方案名稱/ })).toHaveValue('旗艦');
  });

  it('shows both versions of a plan that somebody else saved first', async () => {
    const { user } = renderRoom({
      search,
      saved: { code: 'STALE_VERSION', status: 409 },
      newest: plan({ price_month: 700, updated_at: '2026-11-23T04:00:00Z' }),
    });
    await user.click(await screen.findByRole('button', { name: '編輯「標準」' }));
    const dialog = await screen.findByRole('dialog', { name: '編輯方案' });
    const name = within(dialog).getByRole('textbox', { name: /^方案名稱/ });
    await user.type(name, '版');
    await user.click(within(dialog).getByRole('button', { name: '儲存' }));
    const table = await within(dialog).findByRole('table');
    expect(within(table).getByRole('row', { name: '方案名稱 標準版 標準' })).toBeVisible();
    expect(within(table).getByRole('row', { name: '月繳價格 600 700' })).toBeVisible();
    expect(within(table).getAllByRole('row')).toHaveLength(3);
    expect(name).toHaveValue('標準版');
  });

  it('asks before a plan is sold no more, and saves the version that was read', async () => {
    const { made, toasts, user } = renderRoom({ search: `${search}&open=c1` });
    await user.click(await screen.findByRole('button', { name: '停售' }));
    const question = await screen.findByRole('alertdialog', { name: '停售「標準」？' });
    expect(question).toHaveTextContent('正在使用的 2 個訂閱');
    await user.click(within(question).getByRole('button', { name: '停售方案' }));
    await waitFor(() => expect(toasts.messages).toContain('方案已停售'));
    expect(made).toEqual([
      expect.objectContaining({
        p_id: 'c1',
        p_updated_at: '2026-11-20T04:00:00Z',
        p_is_active: false,
        p_limits: { listings: 3, ads: null, boosts: null },
      }),
    ]);
  });

  it('that somebody may only look at offers nothing to change', async () => {
    renderRoom({ search: `${search}&open=c1`, mayManage: false });
    expect(await screen.findByText('你可以查看，但沒有管理方案的權限。')).toBeVisible();
    expect(screen.queryByRole('button', { name: /新增方案|編輯|停售/ })).toBeNull();
  });
});
