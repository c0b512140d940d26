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
import { VenueManagementScreen } from './venue-management.screen';

const row = (overrides: Record<string, unknown> = {}) => ({
  id: 'v1',
  version: 3,
  name: '月光咖啡',
  type: '咖啡廳',
  city: 'taipei',
  location: '泰順街 12 號',
  capacity: 40,
  price_per_hour: 1200,
  image_url: null,
  status: 'approved',
  owner_name: '林店長',
  is_own: false,
  phone: '0912345678',
  email: 'owner@venue.test',
  updated_at: '2026-11-20T04:00:00Z',
  ...overrides,
});

const full = {
  id: 'v1',
  version: 3,
  name: '月光咖啡',
  type: '咖啡廳',
  description: '老屋改建的咖啡廳',
  capacity: 40,
  price_per_hour: 1200,
  phone: '0912345678',
  email: null,
  website: null,
  image_url: null,
  location: '泰順街 12 號',
  address: '台北市大安區泰順街 12 號',
  city: 'taipei',
  district: '大安區',
  zipcode: '106',
  amenities: ['wifi', '投影幕'],
  open_days: { friday: true },
  opening_hours: { friday: { start: '18:00', end: '02:00' } },
  min_booking_hours: 2,
  advance_booking_days: 7,
  max_advance_days: 90,
  special_closed_dates: ['2027-01-01'],
};

interface World {
  rows?: unknown[];
  mayManage?: boolean;
  search?: string;
  answers?: Record<string, FakeAnswer>;
}

function renderRoom({ rows = [row()], mayManage = true, search = '', answers = {} }: World = {}) {
  window.matchMedia = (query: string) =>
    Object.assign(new EventTarget(), {
      matches: query.includes('min-width'),
      media: query,
    }) as MediaQueryList;
  const made: [string, Record<string, unknown>][] = [];
  const toasts = createFakeToasts();
  const record = (name: string, answer: FakeAnswer) => (args: Record<string, unknown>) => {
    made.push([name, args]);
    return answers[name] ?? answer;
  };
  const asked: Record<string, unknown>[] = [];
  const backend = createFakeBackend({
    admin_list_venues: (args) => {
      asked.push(args);
      return {
        data: { items: rows, total: rows.length, page: 1, page_size: 20, may_manage: mayManage },
      };
    },
    admin_venue: () => answers['admin_venue'] ?? { data: full },
    is_admin_safe_v3: () => ({ data: true }),
    admin_audit_log: () => ({ data: { items: [], total: 0 } }),
    save_venue: record('save_venue', { data: { ...full, version: 4 } }),
    submit_venue: record('submit_venue', { data: full }),
    archive_venue: record('archive_venue', { data: full }),
    delete_venue: record('delete_venue', { data: { id: 'v1' } }),
    hand_over_page: record('hand_over_page', { data: { id: 'v1' } }),
  });
  renderInShell(<VenueManagementScreen />, {
    services: {
      backend,
      toasts,
      session: createFakeSession(createFakeAccount({ id: 'a1', role: 'admin' })),
    },
    texts: { admin: texts },
    at: `/admin/venues${search}`,
    path: '/admin/venues',
  });
  return { made, asked, toasts, user: userEvent.setup() };
}

// They come when they are asked for; here they are there from the start.
beforeAll(() =>
  Promise.all([
    import('./venue-panel'),
    import('./venue-dialog'),
    import('./removal-dialog'),
    import('../../components/hand-over/hand-over-dialog'),
  ]),
);

it('lists venues with place, people and price, and asks for what the address says', async () => {
  const { asked } = renderRoom({ search: '?q=月光&status=approved&sort=-price' });
  const line = await screen.findByRole('row', { name: /月光咖啡/ });
  expect(line).toHaveTextContent('台北 泰順街 12 號');
  expect(line).toHaveTextContent('40 人');
  expect(line).toHaveTextContent('NT$1,200');
  expect(asked[0]).toMatchObject({ p_query: '月光', p_status: 'approved', p_sort: '-price' });
});

it('leads to the import when there is none', async () => {
  renderRoom({ rows: [] });
  expect(await screen.findByText('沒有找到場地')).toBeVisible();
  expect(screen.getByRole('link', { name: '前往遷移頁面' })).toHaveAttribute('href', '/migration');
});

it('whoever may only look is offered nothing else', async () => {
  renderRoom({ mayManage: false, search: '?open=v1' });
  await screen.findByText('你可以查看，但沒有管理場地的權限。');
  expect(screen.queryByRole('button', { name: '新增場地' })).toBeNull();
  expect(screen.queryByRole('button', { name: '編輯「月光咖啡」' })).toBeNull();
  expect(screen.queryByRole('button', { name: '移交給其他人' })).toBeNull();
});

it('goes to another account with a reason, and says what does not go along', async () => {
  const answers: Record<string, FakeAnswer> = {
    hand_over_page: { code: 'INVALID_INPUT', status: 422, hint: 'owner_email' },
  };
  const { made, toasts, user } = renderRoom({ search: '?open=v1', answers });
  await user.click(await screen.findByRole('button', { name: '移交給其他人' }));
  const dialog = await screen.findByRole('dialog', { name: '移交「月光咖啡」' });
  expect(dialog).toHaveTextContent('收款帳號會清除');
  const send = within(dialog).getByRole('button', { name: '移交' });
  await user.click(send);
  expect(await within(dialog).findByText('請寫下原因。')).toBeVisible();
  const email = within(dialog).getByRole('textbox', { name: /^新擁有者的電子郵件/ });
  await user.type(email, 'heir@example.test');
  await user.type(within(dialog).getByRole('textbox', { name: /^原因/ }), '店面頂讓');
  await user.click(send);
  expect(await within(dialog).findByText('找不到使用中的帳號，或對方已經是擁有者')).toBeVisible();
  expect(email).toHaveValue('heir@example.test');
  delete answers['hand_over_page'];
  await user.click(send);
  await waitFor(() => expect(toasts.messages).toContain('已移交，兩位都會收到通知'));
  expect(made.at(-1)).toEqual([
    'hand_over_page',
    {
      p_entity_type: 'venues',
      p_id: 'v1',
      p_version: row().version,
      p_owner_email: 'heir@example.test',
      p_reason: '店面頂讓',
    },
  ]);
});

it('edits behind three tabs on the version that was read, and says so only then', async () => {
  const { made, toasts, user } = renderRoom();
  await user.click(await screen.findByRole('button', { name: '編輯「月光咖啡」' }));
  const dialog = await screen.findByRole('dialog', { name: '編輯場地' });
  const name = await within(dialog).findByRole('textbox', { name: /^場地名稱/ });
  await user.clear(name);
  await user.type(name, '月光二號店');
  await user.click(within(dialog).getByRole('tab', { name: '地點與設施' }));
  expect(within(dialog).getByRole('checkbox', { name: '無線網路' })).toBeChecked();
  await user.type(within(dialog).getByRole('textbox', { name: '自訂設施' }), '瑜珈墊{Enter}');
  await user.click(within(dialog).getByRole('tab', { name: '開放時段' }));
  await user.click(within(dialog).getByRole('button', { name: /^移除 .*1\/1|^移除 2027/ }));
  await user.click(within(dialog).getByRole('button', { name: '儲存變更' }));
  await waitFor(() => expect(toasts.messages).toContain('場地資訊已更新'));
  expect(made).toEqual([
    [
      'save_venue',
      expect.objectContaining({
        p_id: 'v1',
        p_version: 3,
        p_owner_email: null,
        p_venue: expect.objectContaining({
          name: '月光二號店',
          amenities: ['wifi', '投影幕', '瑜珈墊'],
          special_closed_dates: [],
          opening_hours: { friday: { start: '18:00', end: '02:00' } },
        }),
      }),
    ],
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows the tab of the first fault, and never takes an empty number for zero', async () => {
  const { made, user } = renderRoom();
  await user.click(await screen.findByRole('button', { name: '新增場地' }));
  const dialog = await screen.findByRole('dialog', { name: '新增場地' });
  await user.type(within(dialog).getByRole('textbox', { name: /^場地名稱/ }), '新店');
  await user.selectOptions(within(dialog).getByRole('combobox', { name: /^類型/ }), '酒吧');
  await user.type(within(dialog).getByRole('textbox', { name: /^每小時價格/ }), '900');
  await user.click(within(dialog).getByRole('tab', { name: '開放時段' }));
  await user.click(within(dialog).getByRole('button', { name: '儲存' }));
  expect(await within(dialog).findByText('請填 1 到 100000 的人數')).toBeVisible();
  await user.type(within(dialog).getByRole('textbox', { name: /^容納人數/ }), '30');
  await user.click(within(dialog).getByRole('button', { name: '儲存' }));
  expect(await within(dialog).findByText('請填地址')).toBeVisible();
  expect(within(dialog).getByRole('tab', { name: '地點與設施' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  expect(made).toEqual([]);
});

it('says beside its field that nobody has the address of the owner', async () => {
  const { user } = renderRoom({
    answers: { save_venue: { code: 'INVALID_INPUT', status: 400, hint: 'owner_email' } },
  });
  await user.click(await screen.findByRole('button', { name: '新增場地' }));
  const dialog = await screen.findByRole('dialog', { name: '新增場地' });
  const type = async (name: RegExp, words: string) =>
    user.type(within(dialog).getByRole('textbox', { name }), words);
  await type(/^場地名稱/, '新店');
  await user.selectOptions(within(dialog).getByRole('combobox', { name: /^類型/ }), '酒吧');
  await type(/^容納人數/, '30');
  await type(/^每小時價格/, '0');
  await type(/^擁有者的電子郵件/, 'nobody@people.test');
  await user.click(within(dialog).getByRole('tab', { name: '地點與設施' }));
  await type(/^地址/, '中山路 1 號');
  await user.selectOptions(within(dialog).getByRole('combobox', { name: /^縣市/ }), 'tainan');
  await user.click(within(dialog).getByRole('button', { name: '儲存' }));
  expect(await within(dialog).findByText('找不到使用中的帳號，請確認電子郵件')).toBeVisible();
});

it('shows both versions when somebody else saved it first, and saves the own over it', async () => {
  const answers: Record<string, FakeAnswer> = {
    save_venue: { code: 'STALE_VERSION', status: 409 },
  };
  const { made, toasts, user } = renderRoom({ answers });
  await user.click(await screen.findByRole('button', { name: '編輯「月光咖啡」' }));
  const dialog = await screen.findByRole('dialog', { name: '編輯場地' });
  const name = await within(dialog).findByRole('textbox', { name: /^場地名稱/ });
  await user.type(name, '！');
  answers['admin_venue'] = { data: { ...full, version: 5, capacity: 60 } };
  await user.click(within(dialog).getByRole('button', { name: '儲存變更' }));
  expect(await within(dialog).findByText('這份資料在別處被改過了')).toBeVisible();
  expect(name).toHaveValue('月光咖啡！');
  const table = await within(dialog).findByRole('table');
  expect(within(table).getByRole('row', { name: '場地名稱 月光咖啡！ 月光咖啡' })).toBeVisible();
  expect(within(table).getByRole('row', { name: '容納人數 40 60' })).toBeVisible();
  expect(within(table).getAllByRole('row')).toHaveLength(3);
  answers['save_venue'] = { data: { ...full, version: 6 } };
  await user.click(within(dialog).getByRole('button', { name: '用我的內容儲存' }));
  await waitFor(() => expect(toasts.messages).toEqual(['場地資訊已更新']));
  expect(made.map(([, { p_version }]) => p_version)).toEqual([3, 5]);
});

it('asks why before somebody else’s venue goes, and before several do', async () => {
  const { made, toasts, user } = renderRoom({ rows: [row(), row({ id: 'v2', name: '星光' })] });
  await user.click(await screen.findByRole('button', { name: '刪除「月光咖啡」' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('確定要刪除此場地嗎？此操作無法撤銷。');
  await user.click(within(dialog).getByRole('button', { name: '刪除場地' }));
  expect(await within(dialog).findByText('請寫下原因。')).toBeVisible();
  await user.type(within(dialog).getByRole('textbox'), '已歇業');
  await user.click(within(dialog).getByRole('button', { name: '刪除場地' }));
  await waitFor(() => expect(toasts.messages).toContain('場地已刪除'));

  await user.click(screen.getByRole('checkbox', { name: '選取這一頁' }));
  await user.click(screen.getByRole('button', { name: '下架 2 個' }));
  const bulk = await screen.findByRole('dialog');
  await user.type(within(bulk).getByRole('textbox'), '違反規範');
  await user.click(within(bulk).getByRole('button', { name: '下架場地' }));
  expect(await screen.findByText('2 筆都完成了')).toBeVisible();
  expect(made.map(([name, { p_id, p_reason }]) => [name, p_id, p_reason])).toEqual([
    ['delete_venue', 'v1', '已歇業'],
    ['archive_venue', 'v1', '違反規範'],
    ['archive_venue', 'v2', '違反規範'],
  ]);
});

it('the own venue goes without a reason', async () => {
  const { made, user } = renderRoom({ rows: [row({ is_own: true })], mayManage: false });
  await user.click(await screen.findByRole('button', { name: '刪除「月光咖啡」' }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: '刪除場地' }),
  );
  await waitFor(() => expect(made).toHaveLength(1));
  expect(made[0]?.[1]).toMatchObject({ p_id: 'v1', p_version: 3, p_reason: '' });
});

it('says what is missing when it cannot be sent in yet', async () => {
  const { toasts, user } = renderRoom({
    rows: [row({ status: 'draft' })],
    search: '?open=v1',
    answers: { submit_venue: { code: 'INVALID_INPUT', status: 400, hint: 'address' } },
  });
  await user.click(await screen.findByRole('button', { name: '送出審核' }));
  await waitFor(() =>
    expect(toasts.messages).toContain('送出審核失敗：還缺完整地址，補齊後才能送審。'),
  );
});
