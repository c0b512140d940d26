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
import { AdManagementScreen } from './ad-management.screen';

const ad = (overrides: Record<string, unknown> = {}) => ({
  id: 'a1',
  title: '春季巡演',
  description: '南下三場',
  type: 'banner',
  status: 'active',
  phase: 'running',
  display_location: 'home',
  client_id: 'u9',
  client_name: '夜間列車',
  image_url: '/storage/v1/object/public/ads/a.png',
  link_url: null,
  button_text: null,
  start_date: '2026-11-01',
  end_date: '2026-12-01',
  budget: 5000,
  impressions: 1200,
  clicks: 30,
  updated_at: '2026-11-20T04:00:00.123456+00:00',
  booking: null,
  reason: null,
  ...overrides,
});

const supportAd = (overrides: Record<string, unknown> = {}) => ({
  id: 's1',
  order_no: 'SA-261120-ABCDEF',
  status: 'reviewing',
  title: '生日快樂',
  message: '一起看燈箱',
  artist: { id: 'p1', performer_name: '小星' },
  product: { name: '忠孝復興燈箱', category: 'mrt' },
  starts_on: '2026-12-01',
  ends_on: '2026-12-14',
  units: 2,
  city: 'taipei',
  station: '忠孝復興',
  design_by: 'self',
  artwork_paths: [],
  total: 48000,
  deadline_at: null,
  order_id: null,
  proof_urls: [],
  review_note: null,
  cancel_reason: null,
  created_at: '2026-11-20T04:00:00Z',
  ...overrides,
});

const placement = {
  id: 'pl1',
  code: 'home_top',
  name: '首頁橫幅',
  ad_type: 'banner',
  display_location: 'home',
  slots: 3,
  image_w: 1200,
  image_h: 400,
  max_seconds: null,
  is_active: true,
  products: 1,
  booked: 2,
  updated_at: '2026-11-02T04:00:00.123456+00:00',
};

const product = {
  id: 'pr1',
  placement_id: 'pl1',
  name: '首頁橫幅一週',
  description: '',
  category: 'online',
  city: null,
  unit: 'week',
  unit_price: 12000,
  design_fee: 0,
  min_units: 1,
  max_units: 4,
  lead_days: 3,
  needs_media_review: false,
  spec: { formats: ['jpg'] },
  images: [],
  placement: { name: '首頁橫幅' },
  is_active: true,
  sort: 0,
  updated_at: '2026-11-02T04:00:00.123456+00:00',
};

const calendar = {
  from: '2026-11-23',
  days: 28,
  placements: [
    {
      id: 'pl1',
      name: '首頁橫幅',
      slots: 3,
      is_active: true,
      bookings: [
        {
          id: 'b1',
          slot_no: 2,
          status: 'held',
          title: '春季巡演',
          is_support_ad: false,
          subject_id: 'a1',
          buyer_name: '阿哲',
          starts_on: '2026-11-25',
          ends_on: '2026-12-01',
        },
      ],
      unbooked: [],
    },
  ],
};

interface World {
  search?: string;
  one?: unknown;
  none?: boolean;
  mayManage?: boolean;
  support?: unknown;
  answers?: Record<string, FakeAnswer>;
  adminRole?: string;
}

function renderRoom({
  search = '',
  one = ad(),
  none = false,
  mayManage = true,
  support = supportAd(),
  answers = {},
  adminRole = 'superadmin',
}: World = {}) {
  window.matchMedia = (query: string) =>
    Object.assign(new EventTarget(), {
      matches: query.includes('min-width'),
      media: query,
    }) as MediaQueryList;
  const made: [string, Record<string, unknown>][] = [];
  const toasts = createFakeToasts();
  const record = (name: string, data: unknown) => (args: Record<string, unknown>) => {
    made.push([name, args]);
    return answers[name] ?? { data };
  };
  const page = (items: unknown[]) => ({
    data: { items, total: items.length, page: 1, page_size: 20, may_manage: mayManage },
  });
  const backend = createFakeBackend({
    admin_list_ads: () => page(none ? [] : [one]),
    admin_ad: () => answers['admin_ad'] ?? { data: one },
    ad_stats: () => ({
      data: {
        ad_id: 'a1',
        impressions: 1200,
        clicks: 30,
        days: [
          { day: '2026-11-01', impressions: 1000, clicks: 20 },
          { day: '2026-11-02', impressions: 200, clicks: 10 },
        ],
      },
    }),
    admin_ad_creatives: () => ({ data: { items: [] } }),
    admin_audit_log: () => ({ data: { items: [], total: 0 } }),
    admin_list_support_ads: () => page([support]),
    get_support_ad: () => ({
      data: { contact_name: '小芸', contact_phone: '0912345678', history: [] },
    }),
    admin_ad_catalogue: () => ({
      data: { may_manage: mayManage, placements: [placement], products: [product] },
    }),
    admin_ad_calendar: () => ({ data: calendar }),
    admin_save_ad: record('admin_save_ad', one),
    admin_delete_ad: record('admin_delete_ad', { id: 'a1' }),
    admin_switch_ad: record('admin_switch_ad', { id: 'a1', status: 'inactive' }),
    admin_advance_support_ad: record('admin_advance_support_ad', support),
    admin_save_ad_placement: record('admin_save_ad_placement', { id: 'pl1' }),
    admin_save_ad_product: record('admin_save_ad_product', { id: 'pr1' }),
  });
  renderInShell(<AdManagementScreen />, {
    services: {
      backend,
      toasts,
      session: createFakeSession(createFakeAccount({ id: 'a1', role: 'admin', adminRole })),
    },
    texts: { admin: texts },
    at: `/admin/ads${search}`,
    path: '/admin/ads',
  });
  return { made, toasts, user: userEvent.setup() };
}

// They come when they are asked for; here they are there from the start.
beforeAll(() =>
  Promise.all([
    import('./ad-panel'),
    import('./ad-dialog'),
    import('./calendar-desk'),
    import('./support-desk'),
    import('./support-ad-panel'),
    import('./proof-dialog'),
    import('./catalogue-desk'),
    import('./catalogue-panel'),
    import('./placement-dialog'),
    import('./product-dialog'),
  ]),
);

describe('advertisements', () => {
  it('stand with their days, place and figures', async () => {
    renderRoom();
    const line = await screen.findByRole('row', { name: /春季巡演/ });
    expect(line).toHaveTextContent('2026-11-01 至 2026-12-01');
    expect(line).toHaveTextContent('首頁');
    expect(line).toHaveTextContent('播放中');
    expect(line).toHaveTextContent('1,200／30');
    const headings = screen.getAllByRole('columnheader').map((cell) => cell.textContent);
    expect(headings).toEqual(
      expect.arrayContaining(['廣告標題', '類型', '狀態', '時間範圍', '操作']),
    );
    expect(screen.getByPlaceholderText('搜尋廣告...')).toBeVisible();
  });

  it('and what is sold are for every administrator, slots and support ads for who manages them', async () => {
    renderRoom({ adminRole: 'viewer' });
    const tabs = await screen.findAllByRole('tab');
    expect(tabs.map((tab) => tab.textContent)).toEqual(['廣告', '版位與商品']);
  });

  it('are previewed in a new tab, or it is said that there is nothing', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    const { user } = renderRoom();
    await user.click(await screen.findByRole('button', { name: '預覽廣告「春季巡演」' }));
    expect(open).toHaveBeenCalledWith('/storage/v1/object/public/ads/a.png', '_blank', 'noopener');
  });

  it('without link and picture have nothing to preview', async () => {
    const { toasts, user } = renderRoom({ one: ad({ image_url: null }) });
    await user.click(await screen.findByRole('button', { name: '預覽廣告「春季巡演」' }));
    expect(toasts.messages).toContain('此廣告沒有可預覽的內容');
  });

  it('tell by day how they do', async () => {
    renderRoom({ search: '?open=a1' });
    expect(await screen.findByText('2.5%')).toBeVisible();
    expect(await screen.findByRole('row', { name: /200 10 5\.0%/ })).toBeVisible();
  });

  it('need a title and both days, in their order', async () => {
    const { made, toasts, user } = renderRoom();
    await user.click(await screen.findByRole('button', { name: '新增廣告' }));
    const dialog = await screen.findByRole('dialog', { name: '新增廣告' });
    const send = within(dialog).getByRole('button', { name: '新增' });
    await user.click(send);
    for (const fault of ['標題不能為空', '必須選擇開始日期', '必須選擇結束日期']) {
      expect(await within(dialog).findByText(fault)).toBeVisible();
    }
    await user.type(within(dialog).getByRole('textbox', { name: /^廣告標題/ }), '新歌');
    await user.type(within(dialog).getByLabelText(/^開始日期/), '2026-12-10');
    await user.type(within(dialog).getByLabelText(/^結束日期/), '2026-12-01');
    await user.click(send);
    expect(await within(dialog).findByText('結束日期不能早於開始日期')).toBeVisible();
    await user.clear(within(dialog).getByLabelText(/^結束日期/));
    await user.type(within(dialog).getByLabelText(/^結束日期/), '2026-12-24');
    await user.click(send);
    await waitFor(() => expect(toasts.messages).toContain('廣告已新增成功'));
    expect(made[0]?.[1]).toMatchObject({
      p_id: null,
      p_type: 'banner',
      p_display_location: 'home',
      p_start_date: '2026-12-10',
      p_end_date: '2026-12-24',
    });
  });

  it('keep their client when they are edited, on the moment that was read', async () => {
    const { made, toasts, user } = renderRoom();
    await user.click(await screen.findByRole('button', { name: '編輯廣告「春季巡演」' }));
    const dialog = await screen.findByRole('dialog', { name: '編輯廣告' });
    await user.click(within(dialog).getByRole('button', { name: '儲存變更' }));
    await waitFor(() => expect(toasts.messages).toContain('廣告已更新成功'));
    expect(made[0]?.[1]).toMatchObject({
      p_id: 'a1',
      p_client_id: 'u9',
      p_updated_at: '2026-11-20T04:00:00.123456+00:00',
    });
  });

  it('show both versions when somebody else saved one first', async () => {
    const { user } = renderRoom({
      answers: {
        admin_save_ad: { code: 'STALE_VERSION', status: 409 },
        admin_ad: { data: ad({ display_location: 'events', budget: 8000 }) },
      },
    });
    await user.click(await screen.findByRole('button', { name: '編輯廣告「春季巡演」' }));
    const dialog = await screen.findByRole('dialog', { name: '編輯廣告' });
    const title = within(dialog).getByRole('textbox', { name: /^廣告標題/ });
    await user.type(title, '加場');
    await user.click(within(dialog).getByRole('button', { name: '儲存變更' }));
    const table = await within(dialog).findByRole('table');
    for (const name of [
      '廣告標題 春季巡演加場 春季巡演',
      '顯示位置 首頁 活動頁',
      '預算 5000 8000',
    ]) {
      expect(within(table).getByRole('row', { name })).toBeVisible();
    }
    expect(within(table).getAllByRole('row')).toHaveLength(4);
    expect(title).toHaveValue('春季巡演加場');
  });

  it('say that one was not changed, or not made, and keep what was typed', async () => {
    const { user } = renderRoom({ answers: { admin_save_ad: { code: 'SERVER', status: 503 } } });
    await user.click(await screen.findByRole('button', { name: '編輯廣告「春季巡演」' }));
    const edited = await screen.findByRole('dialog', { name: '編輯廣告' });
    await user.click(within(edited).getByRole('button', { name: '儲存變更' }));
    expect(await within(edited).findByText('更新廣告時發生錯誤')).toBeVisible();
    await user.click(within(edited).getByRole('button', { name: '取消' }));
    await user.click(screen.getByRole('button', { name: '新增廣告' }));
    const made = await screen.findByRole('dialog', { name: '新增廣告' });
    const title = within(made).getByRole('textbox', { name: /^廣告標題/ });
    await user.type(title, '新歌');
    await user.type(within(made).getByLabelText(/^開始日期/), '2036-12-10');
    await user.type(within(made).getByLabelText(/^結束日期/), '2036-12-11');
    await user.click(within(made).getByRole('button', { name: '新增' }));
    expect(await within(made).findByText('新增廣告時發生錯誤')).toBeVisible();
    expect(title).toHaveValue('新歌');
  });

  it('say so where there are none', async () => {
    renderRoom({ none: true });
    expect(await screen.findByText('無廣告資料')).toBeVisible();
  });

  it.each([['admin_delete_ad', '刪除廣告「春季巡演」', '刪除廣告', '刪除廣告時發生錯誤']])(
    'say what was not done: %s',
    async (name, button, confirm, said) => {
      const { user } = renderRoom({ answers: { [name]: { code: 'INVALID_STATE', status: 409 } } });
      await user.click(await screen.findByRole('button', { name: button }));
      const dialog = await screen.findByRole('alertdialog');
      await user.click(within(dialog).getByRole('button', { name: confirm }));
      expect(await within(dialog).findByText(said)).toBeVisible();
    },
  );

  it('are deleted after a question, and switched off without', async () => {
    const { made, toasts, user } = renderRoom({ search: '?open=a1' });
    await user.click(await screen.findByRole('button', { name: '停用' }));
    await waitFor(() => expect(toasts.messages).toContain('廣告已停用'));
    await user.click(screen.getByRole('button', { name: '刪除廣告「春季巡演」' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: '刪除廣告' }),
    );
    await waitFor(() => expect(toasts.messages).toContain('廣告已刪除成功'));
    expect(made.map(([name]) => name)).toEqual(['admin_switch_ad', 'admin_delete_ad']);
  });

  it('are only looked at by who may not manage them', async () => {
    renderRoom({ mayManage: false, search: '?open=a1' });
    await screen.findByText('你可以查看，但沒有管理廣告的權限。');
    expect(screen.queryByRole('button', { name: '新增廣告' })).toBeNull();
    expect(screen.queryByText('成效')).toBeNull();
  });
});

describe('the calendar', () => {
  it('says who has which slot when, and what is free', async () => {
    renderRoom({ search: '?tab=calendar&from=2026-11-23' });
    expect(await screen.findByText('共 3 格，其中 2 格整段空著')).toBeVisible();
    expect(
      screen.getByRole('link', { name: /春季巡演\s*，阿哲，2026-11-25 至 2026-12-01，待付款/ }),
    ).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('2026-11-23 至 2026-12-20');
  });

  it('goes on by four weeks', async () => {
    const { user } = renderRoom({ search: '?tab=calendar&from=2026-11-23' });
    await user.click(await screen.findByRole('button', { name: '後 28 天' }));
    expect(await screen.findByText('2026-12-21 至 2027-01-17')).toBeVisible();
  });
});

describe('support ads', () => {
  it('go on by a press, and are sent back with a reason', async () => {
    const { made, toasts, user } = renderRoom({ search: '?tab=support&open=s1' });
    expect(await screen.findByText('0912345678')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '通過並保留版位' }));
    await waitFor(() => expect(toasts.messages).toContain('已通過，等待對方付款'));
    await user.click(screen.getByRole('button', { name: '請對方修改' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByRole('textbox'), '解析度不夠');
    await user.click(within(dialog).getByRole('button', { name: '請對方修改' }));
    await waitFor(() => expect(toasts.messages).toContain('已請對方修改'));
    expect(made.map(([, { p_status, p_reason }]) => [p_status, p_reason])).toEqual([
      ['approved', null],
      ['needs_fix', '解析度不夠'],
    ]);
  });

  it('end with photos, at least one', async () => {
    const { made, toasts, user } = renderRoom({
      search: '?tab=support&open=s1',
      support: supportAd({ status: 'live', proof_urls: ['/storage/v1/object/public/media/p.jpg'] }),
    });
    await user.click(await screen.findByRole('button', { name: '上傳證明並結案' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: '移除第 1 張' }));
    await user.click(within(dialog).getByRole('button', { name: '結案' }));
    expect(await within(dialog).findByText('請至少上傳 1 張照片。')).toBeVisible();
    expect(made).toEqual([]);
    expect(toasts.messages).toEqual([]);
  });
});

describe('the catalogue', () => {
  it('changes a price, and leaves what the form does not show', async () => {
    const { made, toasts, user } = renderRoom({ search: '?tab=catalogue' });
    await user.click(await screen.findByRole('button', { name: '編輯「首頁橫幅一週」' }));
    const dialog = await screen.findByRole('dialog', { name: '編輯廣告商品' });
    const price = within(dialog).getByRole('textbox', { name: /^單價/ });
    await user.clear(price);
    await user.type(price, '15000');
    await user.click(within(dialog).getByRole('button', { name: '儲存' }));
    await waitFor(() => expect(toasts.messages).toContain('已儲存'));
    expect(made[0]?.[1]).toMatchObject({
      p_id: 'pr1',
      p_updated_at: product.updated_at,
      p_unit_price: 15000,
      p_spec: { formats: ['jpg'] },
    });
  });

  it('says beside its field that a slot that would go is booked', async () => {
    const { user } = renderRoom({
      search: '?tab=catalogue&part=placements',
      answers: { admin_save_ad_placement: { code: 'INVALID_STATE', status: 409 } },
    });
    await user.click(await screen.findByRole('button', { name: '編輯「首頁橫幅」' }));
    const dialog = await screen.findByRole('dialog', { name: '編輯版位' });
    await user.clear(within(dialog).getByRole('textbox', { name: /^格數/ }));
    await user.type(within(dialog).getByRole('textbox', { name: /^格數/ }), '1');
    await user.click(within(dialog).getByRole('button', { name: '儲存' }));
    expect(await within(dialog).findByText('要減少的格數裡還有預訂，無法減少。')).toBeVisible();
  });
});
