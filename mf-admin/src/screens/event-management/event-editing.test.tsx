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
import errorTexts from '@spotlight/shared/locales/errors.zh-TW.json';
import texts from '../../locales/zh-TW.json';
import { EventManagementScreen } from './event-management.screen';

const row = (overrides: Record<string, unknown> = {}) => ({
  id: 'e1',
  title: '回聲之夜',
  date: '2036-12-04',
  time: '19:00',
  ends_at: null,
  location: '回聲林',
  city: 'taipei',
  category: '主題派對',
  status: 'upcoming',
  attendees: 3,
  image_url: null,
  poster_line: null,
  organizer_name: '回聲樂團',
  is_own: false,
  price: 'NT$900',
  version: 4,
  ...overrides,
});

const full = (event: Record<string, unknown> = {}, version = 4) => ({
  id: 'e1',
  version,
  event: {
    title: '回聲之夜',
    description: '一行說明',
    body: null,
    category: '主題派對',
    image_url: null,
    date: '2036-12-04',
    time: '19:00',
    time_undecided: false,
    ends_at: '2036-12-04T14:00:00Z',
    location: '回聲林',
    address: null,
    city: 'taipei',
    max_attendees: 0,
    ...event,
  },
  venue: null,
  organizer: { id: 'p0', name: '海霧樂團' },
  types: [
    {
      id: 't1',
      name: '站席',
      description: '',
      price: 900,
      capacity: 50,
      max_per_order: 4,
      is_hidden: false,
      sold: 3,
      held: 0,
    },
  ],
});

interface World {
  rows?: unknown[];
  mayManage?: boolean;
  search?: string;
  answers?: Record<string, () => FakeAnswer>;
}

function renderRoom({ rows = [row()], mayManage = true, search = '', answers = {} }: World = {}) {
  window.matchMedia = (query: string) =>
    Object.assign(new EventTarget(), {
      matches: query.includes('min-width'),
      media: query,
    }) as MediaQueryList;
  const made: [string, Record<string, unknown>][] = [];
  const toasts = createFakeToasts();
  const record = (name: string, answer: () => FakeAnswer) => (args: Record<string, unknown>) => {
    made.push([name, args]);
    return (answers[name] ?? answer)();
  };
  const backend = createFakeBackend({
    admin_list_events: () => ({
      data: {
        items: rows,
        total: rows.length,
        is_total_least: false,
        page: 1,
        page_size: 20,
        may_manage: mayManage,
      },
    }),
    admin_audit_log: () => ({ data: { items: [], total: 0 } }),
    event_for_editing: () => (answers['event_for_editing'] ?? (() => ({ data: full() })))(),
    admin_find_organizers: () => ({
      data: { items: [{ id: 'p1', name: '回聲樂團', identities: ['performer'], events: 2 }] },
    }),
    admin_save_event: record('admin_save_event', () => ({ data: full({}, 5) })),
    preview_event_change: () => ({
      data: { asks: ['event.moved'], along: [{}], people: 3, told: [] },
    }),
    preview_event_cancellation: () => ({
      data: {
        version: 4,
        people: 3,
        told: [
          { kind: 'event.cancelled', people: 3, amount: null },
          { kind: 'order.refund_processing', people: 2, amount: 1800 },
        ],
      },
    }),
    cancel_event: record('cancel_event', () => ({ data: { id: 'e1' } })),
    submit_event: record('submit_event', () => ({ data: { id: 'e1' } })),
    delete_event: record('delete_event', () => ({ data: { id: 'e1' } })),
  });
  renderInShell(<EventManagementScreen />, {
    services: {
      backend,
      toasts,
      session: createFakeSession(createFakeAccount({ id: 'a1', role: 'admin' })),
    },
    texts: { admin: texts },
    at: `/admin/events${search}`,
    path: '/admin/events',
  });
  return { made, toasts, user: userEvent.setup({ delay: null }) };
}

// They come when they are asked for; here they are there from the start.
beforeAll(() =>
  Promise.all([
    import('./event-panel'),
    import('./event-dialog'),
    import('./event-end-dialogs'),
    import('@spotlight/shared/event-form/hours'),
    import('@spotlight/shared/event-form/questions'),
  ]),
);

const openEditor = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('button', { name: '編輯「回聲之夜」' }));
  // The dialog that waits for the event is another one than that of its form.
  const title = await screen.findByRole('textbox', { name: /^活動標題/ });
  return { dialog: screen.getByRole('dialog', { name: '編輯活動' }), title };
};

it('a new event is made for an organizer that was looked for, with the reason and one free ticket', async () => {
  const { made, toasts, user } = renderRoom();
  await user.click(await screen.findByRole('button', { name: '新增活動' }));
  const dialog = await screen.findByRole('dialog', { name: '新增活動' });
  await user.type(within(dialog).getByRole('searchbox', { name: '搜尋主辦人' }), '回聲');
  await user.click(await within(dialog).findByRole('button', { name: /選擇.*回聲樂團/ }));
  await user.type(within(dialog).getByRole('textbox', { name: /^活動標題/ }), '代辦');
  await user.selectOptions(within(dialog).getByRole('combobox', { name: /^活動類型/ }), '主題派對');
  await user.click(within(dialog).getByRole('button', { name: '新增活動' }));
  // What is missing stands behind another tab, which comes forward.
  expect(await within(dialog).findByText('日期不能為空')).toBeVisible();
  expect(within(dialog).getByText('請寫下原因')).toBeVisible();
  await user.type(within(dialog).getByLabelText(/^日期/), '2036-12-04');
  await user.selectOptions(within(dialog).getByRole('combobox', { name: /^縣市/ }), '台北');
  await user.type(within(dialog).getByRole('textbox', { name: /^地點/ }), '回聲林');
  await user.type(within(dialog).getByRole('textbox', { name: /^代為處理的原因/ }), '來電');
  await user.click(within(dialog).getByRole('button', { name: '新增活動' }));
  await waitFor(() => expect(toasts.messages).toContain('活動已新增成功'));
  expect(made[0]).toEqual([
    'admin_save_event',
    expect.objectContaining({
      p_event_id: null,
      p_organizer_id: 'p1',
      p_reason: '來電',
      p_event: expect.objectContaining({
        title: '代辦',
        date: '2036-12-04',
        time_undecided: false,
        refund_policy_code: 'free',
        max_attendees: 0,
      }),
      p_types: [
        expect.objectContaining({
          name: '免費入場',
          price: 0,
          description: '活動免費入場',
        }),
      ],
    }),
  ]);
});

it('an edit is saved on the version that was read; types and an end that nobody touched are left alone', async () => {
  const { made, toasts, user } = renderRoom();
  const { dialog, title } = await openEditor(user);
  await user.clear(title);
  await user.type(title, '回聲之夜 II');
  await user.type(within(dialog).getByRole('textbox', { name: /^代為處理的原因/ }), '更正');
  await user.click(within(dialog).getByRole('button', { name: '儲存變更' }));
  await waitFor(() => expect(toasts.messages).toContain('活動已更新成功'));
  const [, args] = made[0] ?? [];
  expect(args).toMatchObject({ p_event_id: 'e1', p_version: 4, p_types: null, p_agreed: [] });
  expect(args?.['p_event']).not.toHaveProperty('ends_at');
});

const chooseOrganizer = async (user: ReturnType<typeof userEvent.setup>, dialog: HTMLElement) => {
  await user.click(within(dialog).getByRole('button', { name: '換人' }));
  await user.type(within(dialog).getByRole('searchbox', { name: '搜尋主辦人' }), '回聲');
  await user.click(await within(dialog).findByRole('button', { name: /選擇.*回聲樂團/ }));
};

it('an event goes to another organizer, who was looked for, with the reason', async () => {
  const { made, toasts, user } = renderRoom({ rows: [row({ is_own: true })] });
  const { dialog } = await openEditor(user);
  expect(within(dialog).getByText('海霧樂團')).toBeVisible();
  await chooseOrganizer(user, dialog);
  expect(within(dialog).getByText(/雙方都會收到通知/)).toBeVisible();
  // One's own is given away with a reason, too.
  await user.click(within(dialog).getByRole('button', { name: '儲存變更' }));
  expect(await within(dialog).findByText('請寫下原因')).toBeVisible();
  await user.type(within(dialog).getByRole('textbox', { name: /^代為處理的原因/ }), '改組');
  await user.click(within(dialog).getByRole('button', { name: '儲存變更' }));
  await waitFor(() => expect(toasts.messages).toContain('活動已更新成功'));
  expect(made[0]?.[1]).toMatchObject({ p_organizer_id: 'p1', p_reason: '改組' });
});

it.each([
  ['INVALID_STATE', 'organizer_id', /已經有人付款或正在付款/],
  ['PAYOUT_ACCOUNT_MISSING', undefined, /還沒有設定收款帳戶/],
  ['OWN_CAUSE', undefined, /不能把別人的活動換成自己主辦/],
] as const)(
  'an event that cannot go says why beside the organizer: %s',
  async (code, hint, sentence) => {
    const { user } = renderRoom({
      answers: { admin_save_event: () => ({ code, status: 409, ...(hint && { hint }) }) },
    });
    const { dialog } = await openEditor(user);
    await chooseOrganizer(user, dialog);
    await user.type(within(dialog).getByRole('textbox', { name: /^代為處理的原因/ }), '改組');
    await user.click(within(dialog).getByRole('button', { name: '儲存變更' }));
    expect(await within(dialog).findByText(sentence)).toBeVisible();
    expect(within(dialog).getByText('回聲樂團')).toBeVisible();
  },
);

it('what goes on for days has its hours, said in a dialog of their own that saves nothing yet', async () => {
  const { made, user } = renderRoom({
    answers: {
      event_for_editing: () => ({ data: full({ ends_at: '2036-12-20T10:00:00Z' }) }),
    },
  });
  const { dialog } = await openEditor(user);
  await user.click(within(dialog).getByRole('tab', { name: '時間地點' }));
  await user.click(await within(dialog).findByRole('button', { name: '設定每天的開放時間' }));
  const hours = await screen.findByRole('dialog', { name: '每天的開放時間' });
  await user.click(within(hours).getByRole('checkbox', { name: '週一' }));
  await user.click(within(hours).getByRole('button', { name: '套用' }));
  expect(await within(dialog).findByText('週一休館')).toBeVisible();
  expect(made).toEqual([]);
  await user.type(within(dialog).getByRole('textbox', { name: /^代為處理的原因/ }), '休館日');
  await user.click(within(dialog).getByRole('button', { name: '儲存變更' }));
  await waitFor(() => expect(made).toHaveLength(1));
  const { p_event: columns } = made[0]?.[1] ?? {};
  expect(columns).toMatchObject({ opening_hours: { week: { tuesday: { start: '10:00' } } } });
  expect(columns).not.toHaveProperty('opening_hours.week.monday');
  expect(columns).not.toHaveProperty('questions');
});

it('asks those who register, and says what a question lacks', async () => {
  const { made, user } = renderRoom();
  const { dialog } = await openEditor(user);
  await user.click(within(dialog).getByRole('tab', { name: '票券' }));
  await user.click(await within(dialog).findByRole('button', { name: '新增問題' }));
  await user.type(within(dialog).getByRole('textbox', { name: /^代為處理的原因/ }), '要統計葷素');
  await user.click(within(dialog).getByRole('button', { name: '儲存變更' }));
  expect(await within(dialog).findByText('問題不能為空')).toBeVisible();
  await user.type(within(dialog).getByRole('textbox', { name: /^問題/ }), '葷或素？');
  await user.click(within(dialog).getByRole('button', { name: '儲存變更' }));
  await waitFor(() => expect(made).toHaveLength(1));
  expect(made[0]?.[1]).toMatchObject({
    p_event: { questions: [{ kind: 'text', label: '葷或素？', required: false }] },
  });
});

it('the price of what is sold is fixed, and a free event has one locked ticket', async () => {
  const { user } = renderRoom();
  const { dialog } = await openEditor(user);
  await user.click(within(dialog).getByRole('tab', { name: '票券' }));
  expect(within(dialog).getByRole('textbox', { name: /^價格/ })).toHaveAttribute('readonly');
  expect(within(dialog).getByRole('switch', { name: /付費活動/ })).toBeDisabled();
});

it('asks before others are told, and saves what was agreed to', async () => {
  let isAgreed = false;
  const { made, user } = renderRoom({
    answers: {
      admin_save_event: () => {
        if (isAgreed) return { data: full({}, 5) };
        isAgreed = true;
        return { code: 'NOT_AGREED', status: 409 };
      },
    },
  });
  const { dialog } = await openEditor(user);
  await user.type(within(dialog).getByRole('textbox', { name: /^代為處理的原因/ }), '改地點');
  await user.click(within(dialog).getByRole('button', { name: '儲存變更' }));
  expect(await within(dialog).findByText('儲存後會通知 3 人')).toBeVisible();
  expect(within(dialog).getByText(/驗票口時間、停售時間與回答期限會一起移動/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: '通知並儲存' }));
  await waitFor(() => expect(made).toHaveLength(2));
  expect(made[1]?.[1]).toMatchObject({ p_agreed: ['event.moved'] });
});

it('shows both versions when somebody else was faster', async () => {
  let reads = 0;
  const { user } = renderRoom({
    answers: {
      admin_save_event: () => ({ code: 'STALE_VERSION', status: 409 }),
      event_for_editing: () => {
        reads += 1;
        return { data: reads === 1 ? full() : full({ location: '新場地' }, 5) };
      },
    },
  });
  const { dialog, title } = await openEditor(user);
  await user.clear(title);
  await user.type(title, '我的標題');
  await user.type(within(dialog).getByRole('textbox', { name: /^代為處理的原因/ }), '更正');
  await user.click(within(dialog).getByRole('button', { name: '儲存變更' }));
  const table = await within(dialog).findByRole('table');
  expect(within(table).getByRole('row', { name: '活動標題 我的標題 回聲之夜' })).toBeVisible();
  expect(within(table).getByRole('row', { name: '地點 回聲林 新場地' })).toBeVisible();
  expect(within(table).getAllByRole('row')).toHaveLength(3);
});

it('calls an event off once the title is typed, on the version that was looked at', async () => {
  const { made, toasts, user } = renderRoom({ search: '?open=e1' });
  await user.click(await screen.findByRole('button', { name: '取消活動' }));
  const dialog = await screen.findByRole('dialog', { name: '取消「回聲之夜」？' });
  expect(await within(dialog).findByText('要退還 NT$1,800')).toBeVisible();
  await user.type(within(dialog).getByRole('textbox', { name: /^取消的原因/ }), '颱風');
  const typed = within(dialog).getByRole('textbox', { name: /^輸入活動標題/ });
  await user.type(typed, '回聲');
  await user.click(within(dialog).getByRole('button', { name: '取消活動並退款' }));
  expect(await within(dialog).findByText('和活動標題不一樣，請再確認一次')).toBeVisible();
  await user.type(typed, '之夜');
  await user.click(within(dialog).getByRole('button', { name: '取消活動並退款' }));
  await waitFor(() => expect(toasts.messages).toHaveLength(1));
  expect(made).toEqual([['cancel_event', { p_event_id: 'e1', p_reason: '颱風', p_version: 4 }]]);
});

it('a draft is sent in, or says what it lacks, and goes with a reason', async () => {
  const { made, toasts, user } = renderRoom({
    rows: [row({ status: 'draft' })],
    search: '?open=e1',
    answers: {
      submit_event: () => ({ code: 'INVALID_INPUT', status: 422, hint: 'description' }),
    },
  });
  await user.click(await screen.findByRole('button', { name: '送出審核' }));
  await waitFor(() =>
    expect(toasts.messages).toEqual(['沒有送出審核：請先補上一句話介紹，再送出審核']),
  );
  await user.click(screen.getByRole('button', { name: '刪除' }));
  const dialog = await screen.findByRole('dialog', { name: '刪除「回聲之夜」？' });
  await user.type(within(dialog).getByRole('textbox'), '重複');
  await user.click(within(dialog).getByRole('button', { name: '刪除活動' }));
  await waitFor(() => expect(toasts.messages).toContain('活動及相關資料已成功刪除'));
  expect(made.at(-1)).toEqual(['delete_event', { p_event_id: 'e1', p_reason: '重複' }]);
});

it('whoever may only look is offered nothing else, and what waits is decided first', async () => {
  renderRoom({ mayManage: false, search: '?open=e1' });
  await screen.findByText('你可以查看，但沒有管理活動的權限。');
  expect(screen.queryByRole('button', { name: '新增活動' })).toBeNull();
  expect(screen.queryByRole('button', { name: '編輯「回聲之夜」' })).toBeNull();
});

describe('what was not done is named', () => {
  const failing = (): FakeAnswer => ({ code: 'SERVER', status: 503 });
  const BUSY = errorTexts.SERVER;

  it('an event that is edited keeps what was typed', async () => {
    const { user } = renderRoom({ answers: { admin_save_event: failing } });
    const { dialog, title } = await openEditor(user);
    await user.type(title, '！');
    await user.type(within(dialog).getByRole('textbox', { name: /^代為處理的原因/ }), '更正');
    await user.click(within(dialog).getByRole('button', { name: '儲存變更' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      `更新活動時發生錯誤: ${BUSY}`,
    );
    expect(title).toHaveValue('回聲之夜！');
  });

  it('a new one says all that is wrong, then that it was not made', async () => {
    const { user } = renderRoom({ answers: { admin_save_event: failing } });
    await user.click(await screen.findByRole('button', { name: '新增活動' }));
    const dialog = await screen.findByRole('dialog', { name: '新增活動' });
    const send = within(dialog).getByRole('button', { name: '新增活動' });
    await user.click(within(dialog).getByRole('tab', { name: '票券' }));
    await user.click(within(dialog).getByRole('switch', { name: /付費活動/ }));
    const ticket = within(dialog).getByRole('textbox', { name: /^票券名稱/ });
    expect(ticket).toHaveValue('一般票');
    await user.clear(ticket);
    const price = within(dialog).getByRole('textbox', { name: /^價格/ });
    expect(price).toHaveValue('100');
    await user.clear(price);
    await user.type(price, '-5');
    await user.click(within(dialog).getByRole('tab', { name: '時間地點' }));
    await user.clear(within(dialog).getByLabelText(/^時間(?!未定)/, { selector: 'input' }));
    await user.click(send);
    expect(await within(dialog).findByText('標題不能為空')).toBeInTheDocument();
    for (const tab of ['時間地點', '票券']) {
      await user.click(within(dialog).getByRole('tab', { name: tab }));
      const said =
        tab === '票券'
          ? ['票券名稱不能為空', '價格不能為負數']
          : ['日期不能為空', '時間不能為空', '地點不能為空'];
      for (const fault of said) expect(within(dialog).getByText(fault)).toBeVisible();
    }

    await user.type(within(dialog).getByRole('textbox', { name: /^票券名稱/ }), '預售');
    await user.clear(within(dialog).getByRole('textbox', { name: /^價格/ }));
    await user.type(within(dialog).getByRole('textbox', { name: /^價格/ }), '600');
    await user.click(within(dialog).getByRole('tab', { name: '時間地點' }));
    await user.type(within(dialog).getByLabelText(/^日期/), '2036-12-04');
    await user.type(within(dialog).getByLabelText(/^時間(?!未定)/, { selector: 'input' }), '19:00');
    await user.selectOptions(within(dialog).getByRole('combobox', { name: /^縣市/ }), '台北');
    await user.type(within(dialog).getByRole('textbox', { name: /^地點/ }), '回聲林');
    await user.click(within(dialog).getByRole('tab', { name: '基本資料' }));
    await user.type(within(dialog).getByRole('searchbox', { name: '搜尋主辦人' }), '回聲');
    await user.click(await within(dialog).findByRole('button', { name: /選擇.*回聲樂團/ }));
    await user.type(within(dialog).getByRole('textbox', { name: /^活動標題/ }), '代辦');
    await user.selectOptions(
      within(dialog).getByRole('combobox', { name: /^活動類型/ }),
      '主題派對',
    );
    await user.type(within(dialog).getByRole('textbox', { name: /^代為處理的原因/ }), '來電');
    await user.click(send);
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      `新增活動時發生錯誤: ${BUSY}`,
    );
    expect(within(dialog).getByRole('textbox', { name: /^活動標題/ })).toHaveValue('代辦');
  });

  it('a draft that was not deleted is still there, with the reason', async () => {
    const { user } = renderRoom({
      rows: [row({ status: 'draft' })],
      search: '?open=e1',
      answers: { delete_event: failing },
    });
    await user.click(await screen.findByRole('button', { name: '刪除' }));
    const dialog = await screen.findByRole('dialog', { name: '刪除「回聲之夜」？' });
    await user.type(within(dialog).getByRole('textbox'), '重複');
    await user.click(within(dialog).getByRole('button', { name: '刪除活動' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(`刪除活動失敗: ${BUSY}`);
    expect(within(dialog).getByRole('textbox')).toHaveValue('重複');
  });
});
