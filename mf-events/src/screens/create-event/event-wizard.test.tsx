import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  createFakeToasts,
  renderInShell,
  type FakeAnswer,
  type FakeFunctions,
} from '@spotlight/shared/contract/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
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

test('a venue fills in its location, and the pin moves with the arrow keys', async () => {
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
  const pin = await screen.findByRole('button', { name: /圖釘，目前在 25\.02600, 121\.53000/ });
  expect(screen.getByRole('textbox', { name: /地址/ })).toHaveValue('和平東路一段 1 號');
  act(() => pin.focus());
  await user.keyboard('{ArrowDown}');
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
