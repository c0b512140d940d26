import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  createFakeToasts,
  renderInShell,
  type FakeAnswer,
  type FakeFunctions,
} from '@spotlight/shared/contract/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { editableRow } from '../../data/organizer/organizer-event.fixtures';
import texts from '../../locales/zh-TW.json';
import { CreateEventScreen } from './create-event.screen';

const account = createFakeAccount({ canOrganize: true });
/** The code of a step arrives late on a busy machine. */
const late = { timeout: 10_000 };
const receipt = (version: number) => ({ id: 'e1', status: 'draft', version });

function renderStep(step: number | null, functions: FakeFunctions = {}) {
  const toasts = createFakeToasts();
  const save = jest.fn((_args: Record<string, unknown>): FakeAnswer => ({ data: receipt(4) }));
  renderInShell(<CreateEventScreen />, {
    at: step === null ? '/register-event' : `/register-event?draft=e1&step=${step}`,
    path: '/register-event',
    texts: { events: texts },
    services: {
      backend: createFakeBackend({
        event_for_editing: () => ({ data: editableRow() }),
        save_event: save,
        my_bank_account: () => ({ data: null }),
        ...functions,
      }),
      toasts,
      session: createFakeSession(account),
    },
  });
  return { save, toasts, user: userEvent.setup() };
}
const savedWith = async (save: jest.Mock, columns: object) =>
  waitFor(() => expect(save.mock.lastCall?.[0]).toMatchObject({ p_event: columns }), {
    timeout: 5000,
  });

describe('questions', () => {
  const add = async (user: ReturnType<typeof userEvent.setup>, label: string) => {
    await user.click(await screen.findByRole('button', { name: '新增問題' }, late));
    const fields = screen.getAllByRole('textbox', { name: /^問題/ });
    await user.type(fields.at(-1) as HTMLElement, label);
  };

  test('are moved by keyboard, and the place that one came to is said', async () => {
    const { save, user } = renderStep(3);
    await add(user, '應援名');
    await add(user, '飲食習慣');
    act(() => screen.getByRole('button', { name: '問題 2 往上移' }).focus());
    await user.keyboard('{Enter}');
    expect(screen.getByText('已移到第 1 題')).toBeInTheDocument();
    await savedWith(save, { questions: [{ label: '飲食習慣' }, { label: '應援名' }] });
  });

  test('come back in their place after they were removed', async () => {
    const { toasts, user } = renderStep(3);
    const said = jest.spyOn(toasts, 'info');
    await add(user, '應援名');
    await add(user, '飲食習慣');
    await user.click(screen.getByRole('button', { name: '移除問題 1' }));
    expect(screen.queryByDisplayValue('應援名')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: '報名時要問的問題' })).toHaveFocus();
    const [, options] = said.mock.lastCall ?? [];
    act(() => options?.action?.onClick());
    const first = await screen.findByDisplayValue('應援名');
    expect(within(screen.getByRole('group', { name: '問題 1' })).getByDisplayValue('應援名')).toBe(
      first,
    );
  });

  test('wait while they are half typed, and everything else is saved', async () => {
    const { save, user } = renderStep(3);
    await user.click(await screen.findByRole('button', { name: '新增問題' }, late));
    await user.selectOptions(screen.getByRole('combobox', { name: '回答方式' }), '單選');
    await user.click(screen.getByRole('button', { name: '下一步' }));
    expect(await screen.findByText('問題不能為空')).toBeInTheDocument();
    expect(screen.getByText('至少要有 2 個選項')).toBeInTheDocument();
    expect(save.mock.calls.every(([args]) => !('questions' in (args['p_event'] as object)))).toBe(
      true,
    );
  });
});

test('a title alone is saved, and nothing is made up about the rest', async () => {
  const { save, user } = renderStep(1, {
    event_for_editing: () => ({
      data: editableRow({ event: { title: '夜', date: null, category: null, city: null } }),
    }),
  });
  await user.type(await screen.findByRole('textbox', { name: /活動標題/ }, late), '場');
  await savedWith(save, { title: '夜場', date: null, category: null, city: null });
  expect(await screen.findByText('日期未定')).toBeInTheDocument();
  expect(screen.getByText('地點未定')).toBeInTheDocument();
});

test('whoever goes on while the draft is begun stays there', async () => {
  let arrive: (answer: FakeAnswer) => void = () => undefined;
  const save = jest.fn(() => new Promise<FakeAnswer>((settle) => (arrive = settle)));
  const { user } = renderStep(null, {
    save_event: save,
    set_ticket_types: () => ({ data: { ...receipt(2), typeIds: ['t-1'] } }),
  });
  await user.type(await screen.findByRole('textbox', { name: /活動標題/ }, late), '夜場');
  await user.selectOptions(screen.getByRole('combobox', { name: /活動類型/ }), '主題派對');
  await user.type(screen.getByRole('textbox', { name: /一句話介紹/ }), '來吧');
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1), late);
  await user.click(screen.getByRole('button', { name: '下一步' }));
  expect(await screen.findByRole('heading', { name: '時間地點' }, late)).toBeInTheDocument();
  // What was typed slowly is due once more.
  save.mockResolvedValue({ data: receipt(3) });
  await act(async () => arrive({ data: receipt(1) }));
  expect(await screen.findByText(/^已於 .* 儲存$/, {}, late)).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: '時間地點' })).toBeInTheDocument();
});

test('a save whose answer was lost is sent again under the same key', async () => {
  const answers: FakeAnswer[] = [{ code: 'OFFLINE', status: 0 }, { data: receipt(4) }];
  const save = jest.fn((_args: Record<string, unknown>) => answers.shift() ?? { data: receipt(5) });
  const { user } = renderStep(1, { save_event: save });
  await user.type(await screen.findByRole('textbox', { name: /活動標題/ }, late), '・加演');
  await user.click(screen.getByRole('button', { name: '儲存草稿' }));
  await user.click(await screen.findByRole('button', { name: '再存一次' }));
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  const [first, second] = save.mock.calls.map(([args]) => args['p_client_key']);
  expect(first).toEqual(expect.any(String));
  expect(second).toBe(first);
});

test('a file that is no picture is refused with its reason, and what was there stays', async () => {
  const { save } = renderStep(1);
  const input = await screen.findByLabelText('選擇圖片檔案', {}, late);
  const user = userEvent.setup({ applyAccept: false, pointerEventsCheck: 0 });
  await user.upload(input, new File(['x'], '海報.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText('檔案類型無效')).toBeInTheDocument();
  await user.upload(input, new File(['x'], '海報.bmp', { type: 'image/bmp' }));
  expect(await screen.findByText('只支援 JPG、PNG、GIF、WebP 格式')).toBeInTheDocument();
  expect(save).not.toHaveBeenCalled();
});

test('a performer is found and billed, and a name without a page as well', async () => {
  const { save, user } = renderStep(1, {
    search_performers: () => ({
      data: {
        items: [
          {
            id: 'p1',
            performerName: '海霧樂團',
            category: 'band',
            city: 'taipei',
            profileImageUrl: null,
          },
        ],
        total: 1,
      },
    }),
  });
  const search = await screen.findByRole('searchbox', { name: '搜尋表演者或輸入名字' }, late);
  await user.type(search, '海霧');
  await user.click(await screen.findByRole('button', { name: '加入海霧樂團' }));
  await user.type(search, '神秘嘉賓');
  await user.click(await screen.findByRole('button', { name: '以名字加入「神秘嘉賓」' }));
  expect(screen.getByRole('list', { name: '演出陣容，依出場順序' })).toHaveTextContent(
    /海霧樂團.*神秘嘉賓/,
  );
  await savedWith(save, { performer_ids: ['p1'], guest_performers: ['神秘嘉賓'] });
});

test('a venue fills in its location, and the point that is typed over it is kept', async () => {
  const venue = {
    id: 'v1',
    name: '月爐空間',
    type: '咖啡廳',
    city: 'taipei',
    district: '大安區',
    location: null,
    address: '和平東路一段 1 號',
    lat: 25.026,
    lng: 121.53,
  };
  const { save, user } = renderStep(2, {
    search_venues: () => ({ data: { items: [venue], total: 1 } }),
    get_venue: () => ({ data: venue }),
  });
  await user.type(await screen.findByRole('searchbox', { name: '搜尋平台上的場地' }, late), '月爐');
  await user.click(await screen.findByRole('button', { name: '選擇月爐空間' }));
  const point = await screen.findByRole('textbox', { name: '地圖座標' });
  await waitFor(() => expect(point).toHaveValue('25.02600, 121.53000'));
  expect(screen.getByRole('textbox', { name: /地址/ })).toHaveValue('和平東路一段 1 號');
  await user.clear(point);
  await user.type(point, '25.0210, 121.5300');
  await savedWith(save, { venue_id: 'v1', location: '月爐空間', lat: 25.021, lng: 121.53 });
});

describe('sending', () => {
  const send = async (code: 'PLAN_LIMIT' | 'PAYOUT_ACCOUNT_MISSING') => {
    const rendered = renderStep(5, { submit_event: () => ({ code, status: 409 }) });
    await rendered.user.click(await screen.findByRole('button', { name: '送出審核' }, late));
    return rendered;
  };

  test('with a full plan leads to the plans', async () => {
    await send('PLAN_LIMIT');
    const dialog = await screen.findByRole('dialog', { name: '目前方案的活動刊登數已滿' });
    expect(within(dialog).getByRole('link', { name: '查看訂閱方案' })).toHaveAttribute(
      'href',
      '/subscription-plans',
    );
  });

  test('without an account asks for it at once', async () => {
    await send('PAYOUT_ACCOUNT_MISSING');
    expect(await screen.findByRole('dialog', { name: '收款帳號' })).toBeInTheDocument();
  });
});

test('a fault goes when another field mends it, and comes with it', async () => {
  const { user } = renderStep(3);
  const begin = await screen.findByLabelText('開賣時間', {}, late);
  const end = screen.getByLabelText('停售時間');
  await user.type(begin, '2099-12-02T10:00');
  await user.type(end, '2099-12-01T10:00');
  expect(end).not.toHaveAccessibleDescription('停售時間要晚於開賣時間');
  await user.click(screen.getByRole('button', { name: '下一步' }));
  await waitFor(() => expect(end).toHaveAccessibleDescription('停售時間要晚於開賣時間'));
  expect(end).toHaveFocus();
  await user.clear(begin);
  await waitFor(() => expect(end).not.toHaveAccessibleDescription('停售時間要晚於開賣時間'));
  await user.type(begin, '2099-12-02T10:00');
  await waitFor(() => expect(end).toHaveAccessibleDescription('停售時間要晚於開賣時間'));
});

test('a new ticket type is known by its id from the second save on, and can be taken back from any step', async () => {
  const setTypes = jest.fn((args: Record<string, unknown>): FakeAnswer => {
    const types = args['p_types'] as { id?: string }[];
    return { data: { ...receipt(5), typeIds: types.map(({ id }, n) => id ?? `new-${n}`) } };
  });
  const { toasts, user } = renderStep(3, {
    event_for_editing: () => ({
      data: editableRow({
        types: [{ id: 't-1', name: '座席', description: '', price: 600, sold: 0, held: 0 }],
      }),
    }),
    set_ticket_types: setTypes,
  });
  const said = jest.spyOn(toasts, 'info');
  const sentLast = () => setTypes.mock.lastCall?.[0]['p_types'];
  await user.click(await screen.findByRole('button', { name: '新增票種' }, late));
  const second = within(screen.getByRole('group', { name: '票券 2' }));
  await user.type(second.getByRole('textbox', { name: /票券名稱/ }), '站席');
  await user.type(second.getByRole('textbox', { name: /價格/ }), '400');
  await waitFor(() => expect(sentLast()).toMatchObject([{ id: 't-1' }, { name: '站席' }]), late);
  await user.click(second.getByRole('switch', { name: /可以轉讓/ }));
  await waitFor(
    () => expect(sentLast()).toMatchObject([{ id: 't-1' }, { id: 'new-1', transferable: false }]),
    late,
  );

  await user.click(screen.getByRole('button', { name: '移除 座席' }));
  expect(screen.queryByDisplayValue('座席')).not.toBeInTheDocument();
  expect(screen.getByDisplayValue('站席')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '上一步' }));
  expect(await screen.findByRole('heading', { name: '時間地點' }, late)).toBeInTheDocument();
  act(() => said.mock.lastCall?.[1]?.action?.onClick());
  await waitFor(() => expect(sentLast()).toMatchObject([{ name: '座席' }, { id: 'new-1' }]), late);
});

test('an end that was said moves along with the beginning', async () => {
  const { save } = renderStep(2);
  const time = await screen.findByLabelText(/開始時間/, {}, late);
  fireEvent.change(time, { target: { value: '20:30' } });
  expect(screen.getByLabelText('結束時間')).toHaveValue('2099-12-26T23:00');
  await savedWith(save, { time: '20:30', ends_at: '2099-12-26T23:00:00+08:00' });
});

test('a save that failed is tried again with what is typed next', async () => {
  const answers: FakeAnswer[] = [{ code: 'OFFLINE', status: 0 }];
  const save = jest.fn((_args: Record<string, unknown>) => answers.shift() ?? { data: receipt(5) });
  const { user } = renderStep(1, { save_event: save });
  const title = await screen.findByRole('textbox', { name: /活動標題/ }, late);
  await user.type(title, '一');
  expect(await screen.findByText('沒有存成功', {}, late)).toBeInTheDocument();
  // What only moves the focus is no typing: the button that tries again stays.
  await user.tab();
  expect(screen.getByRole('button', { name: '再存一次' })).toBeInTheDocument();
  await user.type(title, '二');
  await savedWith(save, { title: '巷口的現場一二' });
});

test('what everybody reads is saved by a press alone, and only whole', async () => {
  const { save, user } = renderStep(1, {
    event_for_editing: () => ({ data: editableRow({ status: 'approved' }) }),
  });
  const line = await screen.findByRole('textbox', { name: /一句話介紹/ }, late);
  await user.clear(line);
  await user.click(screen.getByRole('button', { name: '儲存變更' }));
  await waitFor(() => expect(line).toHaveAccessibleDescription('一句話介紹不能為空'));
  await waitFor(() => expect(line).toHaveFocus());
  expect(save).not.toHaveBeenCalled();
  await user.type(line, '兩把吉他。');
  await new Promise((settle) => setTimeout(settle, 1500));
  expect(save).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: '儲存變更' }));
  await savedWith(save, { description: '兩把吉他。' });
});

describe('a change that others are told of', () => {
  const moved = (standing: 'holder' | 'waiting', params: object, people: number) => ({
    kind: 'event.moved',
    standing,
    people,
    mails: people,
    amount: null,
    sample: {
      kind: 'event.moved',
      params: {
        event: '巷口的現場',
        date: '2099-12-27',
        time: '19:30:00',
        place: '海邊倉庫',
        old_date: '2099-12-26',
        old_time: '19:30:00',
        old_place: '巷口咖啡',
        standing,
        ...params,
      },
      link: '/events/e1',
      is_essential: true,
    },
  });
  const known = {
    title: '巷口的現場',
    category: '主題派對',
    date: '2099-12-26',
    time: '19:30:00',
    time_undecided: false,
    ends_at: '2099-12-26T22:00:00+08:00',
    place: '巷口咖啡',
  };
  const preview = {
    asks: ['event.moved'],
    along: [
      {
        kind: 'gate_opens',
        name: '正門',
        was: '2027-01-15T10:00:00Z',
        at: '2027-01-16T10:00:00Z',
      },
    ],
    before: known,
    after: { ...known, date: '2099-12-27', place: '海邊倉庫' },
    people: 313,
    told: [
      moved('holder', { free_until: '2026-12-08T19:00:00+08:00' }, 300),
      moved('waiting', {}, 13),
    ],
    free_until: '2026-12-08T19:00:00+08:00',
    free_returns: { people: 280, tickets: 300, amount: 360_000 },
  };
  /** The server saves once it was agreed to, as the real one does. */
  const asking = () =>
    jest.fn((args: Record<string, unknown>): FakeAnswer =>
      (args['p_agreed'] as string[]).includes('event.moved')
        ? { data: { id: 'e1', status: 'approved', version: 4 } }
        : { code: 'NOT_AGREED', status: 409 },
    );
  async function change(functions: FakeFunctions = {}) {
    const save = asking();
    const rendered = renderStep(2, {
      event_for_editing: () => ({ data: editableRow({ status: 'approved' }) }),
      save_event: save,
      preview_event_change: () => ({ data: preview }),
      ...functions,
    });
    const place = await screen.findByRole('textbox', { name: /^地點/ }, late);
    fireEvent.change(place, { target: { value: '海邊倉庫' } });
    await rendered.user.click(screen.getByRole('button', { name: '儲存變更' }));
    const dialog = await screen.findByRole('dialog', { name: '儲存前先看會影響誰' }, late);
    return { ...rendered, save, dialog: within(dialog) };
  }

  test('shows who is told what, both days and the deadline, and is saved once that is agreed to', async () => {
    const { dialog, save, toasts, user } = await change();
    const said = jest.spyOn(toasts, 'success');
    const row = within(await dialog.findByRole('row', { name: /時間/ }));
    expect(row.getByText(/2099\/12\/26.* 19:30/)).toBeInTheDocument();
    expect(row.getByText(/2099\/12\/27.* 19:30/)).toBeInTheDocument();
    expect(
      dialog.getByRole('row', { name: /正門開門 2027\/01\/15.* 18:00 2027\/01\/16.* 18:00/ }),
    ).toBeInTheDocument();
    expect(dialog.getByText('付費持票人：300 人')).toBeInTheDocument();
    expect(dialog.getByText('候補的人：13 人')).toBeInTheDocument();
    expect(dialog.getByText(/免手續費退票到 2026\/12\/08.* 19:00/)).toBeInTheDocument();
    expect(dialog.getByText(/300 張付費票券.*NT\$360,000/)).toBeInTheDocument();
    const letter = dialog.getByText('看寄給付費持票人的信').closest('details');
    expect(letter).toHaveTextContent('主旨：「巷口的現場」的時間或地點有更動');
    expect(letter).toHaveTextContent('原本是 2099/12/26');
    expect(letter).toHaveTextContent('前可以申請全額退票，不收手續費');
    expect(dialog.getByText('看寄給候補的人的信').closest('details')).toHaveTextContent(
      '你的候補順序不變',
    );
    expect(save).toHaveBeenCalledTimes(1);
    await user.click(dialog.getByRole('button', { name: '儲存並通知 313 人' }));
    await waitFor(() => expect(said).toHaveBeenCalledWith('已儲存，也通知了 313 人'));
    expect(save.mock.lastCall?.[0]).toMatchObject({ p_agreed: ['event.moved'] });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('is not saved by whoever goes back, and what was typed stays', async () => {
    const { dialog, save, user } = await change();
    await user.click(await dialog.findByRole('button', { name: '回去修改' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByDisplayValue('海邊倉庫')).toBeInTheDocument();
    expect(save).toHaveBeenCalledTimes(1);
    expect(screen.getByText('尚未儲存')).toBeInTheDocument();
  });

  test('is asked about again when it comes to something else by now', async () => {
    const answers = [{ ...preview, asks: ['review'], told: [], people: 0 }, preview];
    const { dialog, user } = await change({
      preview_event_change: () => ({ data: answers.shift() ?? preview }),
    });
    expect(await dialog.findByText('這次修改會重新審核')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: '儲存並送審' }));
    expect(await screen.findByRole('button', { name: '儲存並通知 313 人' }, late)).toBeVisible();
  });

  test('cannot be agreed to unseen when nobody knows whom it concerns', async () => {
    const { dialog } = await change({
      preview_event_change: () => ({ code: 'SERVER', status: 500 }),
    });
    expect(await dialog.findByText('無法確認會通知誰', {}, late)).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: /儲存/ })).not.toBeInTheDocument();
  });
});
