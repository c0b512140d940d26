import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  createFakeToasts,
  type FakeAnswer,
} from '@spotlight/shared/contract/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eventDetailRow, ticketTypeRow } from '../../data/event/event.fixtures';
import { orderSummaryRow, purchaseRow } from '../../data/purchase/purchase.fixtures';
import { buying, fan, renderDetail } from './event-detail.fixture';

afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

describe('registering', () => {
  const receipt = purchaseRow();
  const at = '/events/e1?register=true';

  test('a visitor is asked to sign in, and stays on the page if they do not', async () => {
    const requestLogin = jest.fn().mockResolvedValue(false);
    const { currentUrl } = renderDetail({ at }, { requestLogin });
    await waitFor(() => expect(requestLogin).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(currentUrl()).toBe('/events/e1'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('a link to what cannot be registered for says why, before anybody signs in', async () => {
    const requestLogin = jest.fn();
    const event = eventDetailRow({ ticketTypes: [ticketTypeRow({ state: 'sold_out' })] });
    const toasts = createFakeToasts();
    const { currentUrl } = renderDetail({ at, event }, { requestLogin, toasts });
    await waitFor(() => expect(toasts.messages).toEqual([expect.stringMatching(/售完/)]));
    await waitFor(() => expect(currentUrl()).toBe('/events/e1'));
    expect(requestLogin).not.toHaveBeenCalled();
  });

  test('the form begins with what the account knows', async () => {
    renderDetail({ at }, { session: fan });
    const sheet = within(await screen.findByRole('dialog', { name: '報名活動' }));
    expect(sheet.getByLabelText(/姓名/)).toHaveValue('測試粉絲');
    expect(sheet.getByLabelText(/電子郵件/)).toHaveValue('fan@example.test');
    expect(sheet.getByLabelText(/手機/)).toHaveValue('0912-345-678');
  });

  test('wrong and missing input is named at its field, and nothing is sent', async () => {
    const user = userEvent.setup();
    const register = jest.fn();
    renderDetail({ at, register }, { session: fan });
    const sheet = within(await screen.findByRole('dialog', { name: '報名活動' }));
    await user.clear(sheet.getByLabelText(/姓名/));
    await user.clear(sheet.getByLabelText(/手機/));
    await user.type(sheet.getByLabelText(/手機/), '12345');
    await user.click(sheet.getByRole('button', { name: '確認報名' }));
    expect(await sheet.findByLabelText(/姓名/)).toHaveAccessibleDescription('請填寫姓名。');
    expect(sheet.getByLabelText(/手機/)).toHaveAccessibleDescription(/有效的手機號碼/);
    expect(sheet.getByRole('checkbox')).toHaveAccessibleDescription(/請先閱讀並同意/);
    expect(register).not.toHaveBeenCalled();
  });

  test('success shows the number and the way to the tickets', async () => {
    const user = userEvent.setup();
    const register = jest.fn(() => ({ data: receipt }));
    renderDetail({ at, register }, { session: fan });
    const sheet = within(await screen.findByRole('dialog', { name: '報名活動' }));
    await user.click(sheet.getByRole('checkbox'));
    await user.click(sheet.getByRole('button', { name: '確認報名' }));
    expect(await screen.findByRole('heading', { name: '報名成功' })).toHaveFocus();
    expect(screen.getByText('R-261204-7KQ2MX')).toBeInTheDocument();
    expect(
      within(screen.getByRole('dialog')).getByRole('link', { name: '查看票券' }),
    ).toHaveAttribute('href', '/tickets');
    expect(register).toHaveBeenCalledWith(
      expect.objectContaining({
        p_event_id: 'e1',
        p_items: [{ ticket_type_id: 'general', quantity: 1 }],
        p_expected_total: 0,
        p_name: '測試粉絲',
        p_phone: '0912-345-678',
      }),
    );
  });

  test('a phone number is asked for once: the form is followed by an account that knows it', async () => {
    const user = userEvent.setup();
    const refreshAccount = jest.fn(() => Promise.resolve());
    const first = createFakeSession(createFakeAccount(), { refreshAccount });
    renderDetail({ at, register: () => ({ data: receipt }) }, { session: first });
    const sheet = within(await screen.findByRole('dialog', { name: '報名活動' }));
    expect(sheet.getByLabelText(/手機/)).toHaveValue('');
    await user.type(sheet.getByLabelText(/手機/), '0912345678');
    await user.click(sheet.getByRole('checkbox'));
    expect(refreshAccount).not.toHaveBeenCalled();
    await user.click(sheet.getByRole('button', { name: '確認報名' }));
    expect(await screen.findByRole('heading', { name: '報名成功' })).toBeInTheDocument();
    expect(refreshAccount).toHaveBeenCalledTimes(1);
  });

  test('after a failure what was typed is still there, and a retry is the same request', async () => {
    const user = userEvent.setup();
    const answers: FakeAnswer[] = [{ code: 'SERVER', status: 503 }, { data: receipt }];
    const keys: unknown[] = [];
    const register = (args: Record<string, unknown>) => {
      keys.push(args.p_idempotency_key);
      return answers.shift() ?? { code: 'UNKNOWN' };
    };
    renderDetail({ at, register }, { session: fan });
    const sheet = within(await screen.findByRole('dialog', { name: '報名活動' }));
    await user.clear(sheet.getByLabelText(/姓名/));
    await user.type(sheet.getByLabelText(/姓名/), '林芷晴');
    await user.click(sheet.getByRole('checkbox'));
    await user.click(sheet.getByRole('button', { name: '確認報名' }));
    expect(await sheet.findByText('沒有收到回覆，不確定是否已經完成')).toBeInTheDocument();
    expect(sheet.getByLabelText(/姓名/)).toHaveValue('林芷晴');
    await user.click(sheet.getByRole('button', { name: '確認報名' }));
    expect(await screen.findByRole('heading', { name: '報名成功' })).toBeInTheDocument();
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  const paidEvent = eventDetailRow({ ticketTypes: [ticketTypeRow({ price: 1500 })] });
  const paidReceipt = purchaseRow({
    order: orderSummaryRow({ status: 'pending_payment', total: 1500 }),
    ticketIds: [],
  });

  test('what is paid asks for the invoice, says what was shown, and goes on at the order', async () => {
    const user = userEvent.setup();
    const register = jest.fn(() => ({ data: paidReceipt }));
    const { currentUrl } = renderDetail({ at, event: paidEvent, register }, { session: fan });
    const sheet = within(await screen.findByRole('dialog', { name: '報名活動' }));
    await user.click(sheet.getByRole('radio', { name: '公司統編' }));
    await user.type(sheet.getByLabelText(/統一編號/), '12345678');
    await user.click(sheet.getByRole('checkbox'));
    await user.click(sheet.getByRole('button', { name: '前往付款' }));
    expect(sheet.getByLabelText(/統一編號/)).toHaveAccessibleDescription(/正確的 8 碼/);
    expect(sheet.getByLabelText(/公司抬頭/)).toHaveAccessibleDescription('請填寫公司抬頭。');
    expect(register).not.toHaveBeenCalled();
    await user.clear(sheet.getByLabelText(/統一編號/));
    await user.type(sheet.getByLabelText(/統一編號/), '04595257');
    await user.type(sheet.getByLabelText(/公司抬頭/), '夜航製作');
    await user.click(sheet.getByRole('button', { name: '前往付款' }));
    await waitFor(() => expect(currentUrl()).toBe('/purchase-history/o1'));
    expect(register).toHaveBeenCalledWith(
      expect.objectContaining({
        p_expected_total: 1500,
        p_invoice: { type: 'company', tax_id: '04595257', title: '夜航製作' },
      }),
    );
  });

  test('a type that needs approval is sent without an invoice and waits', async () => {
    const user = userEvent.setup();
    const register = jest.fn(() => ({ data: purchaseRow({ order: null, ticketIds: [] }) }));
    const ticketTypes = [ticketTypeRow({ price: 500, requiresApproval: true })];
    const event = eventDetailRow({ ticketTypes: ticketTypes });
    renderDetail({ at, event, register }, { session: fan });
    const sheet = within(await screen.findByRole('dialog', { name: '報名活動' }));
    expect(sheet.getByText(/保留一天讓你付款/)).toBeInTheDocument();
    expect(sheet.queryByText('發票')).not.toBeInTheDocument();
    await user.click(sheet.getByRole('checkbox'));
    await user.click(sheet.getByRole('button', { name: '送出報名' }));
    expect(await screen.findByRole('heading', { name: '報名已送出' })).toHaveFocus();
  });

  test('a price that changed is said, and what was typed stays', async () => {
    const user = userEvent.setup();
    const register = () => ({ code: 'PRICE_CHANGED', status: 409 }) as const;
    renderDetail({ at, event: paidEvent, register }, { session: fan });
    const sheet = within(await screen.findByRole('dialog', { name: '報名活動' }));
    await user.type(sheet.getByLabelText(/載具/), '/ABC1234');
    await user.click(sheet.getByRole('checkbox'));
    await user.click(sheet.getByRole('button', { name: '前往付款' }));
    expect(await sheet.findByText(/價格剛剛有變動/)).toBeInTheDocument();
    expect(sheet.getByLabelText(/載具/)).toHaveValue('/ABC1234');
  });

  test.each([
    ['SOLD_OUT', /剛好售完/],
    ['ALREADY_REGISTERED', /已經報名過/],
    ['RATE_LIMITED', /太頻繁/],
  ] as const)('the answer %s is explained', async (code, sentence) => {
    const user = userEvent.setup();
    renderDetail({ at, register: () => ({ code, status: 409 }) }, { session: fan });
    const sheet = within(await screen.findByRole('dialog', { name: '報名活動' }));
    await user.click(sheet.getByRole('checkbox'));
    await user.click(sheet.getByRole('button', { name: '確認報名' }));
    expect(await sheet.findByText(sentence)).toBeInTheDocument();
  });

  describe('while too many people are there', () => {
    const crowded = { code: 'CROWDED', status: 429, hint: '4' } as const;

    async function press(register: (args: Record<string, unknown>) => FakeAnswer) {
      jest.useFakeTimers({ advanceTimers: true });
      jest.spyOn(Math, 'random').mockReturnValue(0.5);
      const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
      const rendered = renderDetail({ at, register }, { session: fan });
      const sheet = within(await screen.findByRole('dialog', { name: '報名活動' }));
      await user.clear(sheet.getByLabelText(/姓名/));
      await user.type(sheet.getByLabelText(/姓名/), '林小美');
      await user.click(sheet.getByRole('checkbox'));
      await user.click(sheet.getByRole('button', { name: '確認報名' }));
      return { ...rendered, sheet };
    }
    afterEach(() => jest.restoreAllMocks());

    test('the wait is said, what was typed stays, and it is sent again by itself', async () => {
      const register = jest.fn((_args: Record<string, unknown>): FakeAnswer => ({ data: receipt }));
      register.mockReturnValueOnce(crowded);
      const { sheet } = await press(register);
      // Four seconds by the server, and a part of as much again.
      const notice = (await sheet.findByText('目前人數眾多')).closest('[role="status"]');
      expect(notice).toHaveTextContent(/大約 5 秒後會自動再試一次/);
      expect(sheet.getByLabelText(/姓名/)).toHaveValue('林小美');
      act(() => jest.advanceTimersByTime(4_900));
      expect(register).toHaveBeenCalledTimes(1);
      act(() => jest.advanceTimersByTime(200));
      expect(await screen.findByRole('heading', { name: '報名成功' })).toBeInTheDocument();
      const [first, second] = register.mock.calls.map(([args]) => args['p_idempotency_key']);
      expect([second, typeof first]).toEqual([first, 'string']);
    });

    test('whoever closes the form is not sent again', async () => {
      const register = jest.fn(() => crowded);
      const { sheet, unmount } = await press(register);
      expect(await sheet.findByText('目前人數眾多')).toBeInTheDocument();
      unmount();
      await act(() => jest.advanceTimersByTimeAsync(60_000));
      expect(register).toHaveBeenCalledTimes(1);
    });
  });

  describe('what the organizer asks', () => {
    const questions = [
      { id: 'q-diet', kind: 'text', label: '飲食習慣', required: false },
      { id: 'q-size', kind: 'one_of', label: '衣服尺寸', required: true, options: ['S', 'M'] },
      {
        id: 'q-days',
        kind: 'many_of',
        label: '哪幾天來',
        required: true,
        options: ['五', '六', '日'],
        maxChoices: 2,
      },
      { id: 'q-photo', kind: 'consent', label: '同意現場拍照', required: true },
    ];
    const asking = eventDetailRow({ questions });

    async function openSheet(answer: FakeAnswer = { data: receipt }) {
      const register = jest.fn((_args: Record<string, unknown>) => answer);
      const rendered = renderDetail({ at, event: asking, register }, { session: fan });
      const sheet = within(await screen.findByRole('dialog', { name: '報名活動' }));
      return { ...rendered, register, sheet };
    }

    test('is answered with the registration; what is missing is named at its field', async () => {
      const user = userEvent.setup();
      const { register, sheet } = await openSheet();
      await user.click(sheet.getByRole('checkbox', { name: /報名須知/ }));
      await user.click(sheet.getByRole('button', { name: '確認報名' }));
      expect(await sheet.findByLabelText(/衣服尺寸/)).toHaveAccessibleDescription(
        '請選擇一個選項。',
      );
      expect(sheet.getByRole('group', { name: /哪幾天來/ })).toHaveAccessibleDescription(
        '請選擇一個選項。',
      );
      expect(sheet.getByRole('checkbox', { name: /同意現場拍照/ })).toHaveAccessibleDescription(
        '需要勾選同意才能報名。',
      );
      expect(register).not.toHaveBeenCalled();

      await user.selectOptions(sheet.getByLabelText(/衣服尺寸/), 'M');
      for (const day of ['五', '六', '日']) {
        // One after the other, as a person does.
        // eslint-disable-next-line no-await-in-loop
        await user.click(sheet.getByRole('checkbox', { name: day }));
      }
      await user.click(sheet.getByRole('checkbox', { name: /同意現場拍照/ }));
      await user.click(sheet.getByRole('button', { name: '確認報名' }));
      expect(sheet.getByRole('group', { name: /哪幾天來/ })).toHaveAccessibleDescription(
        '最多選 2 項。',
      );
      await user.click(sheet.getByRole('checkbox', { name: '五' }));
      await user.type(sheet.getByLabelText('飲食習慣'), ' 蛋奶素 ');
      await user.click(sheet.getByRole('button', { name: '確認報名' }));
      await waitFor(() => expect(register).toHaveBeenCalledTimes(1));
      expect(register.mock.calls[0]?.[0]).toMatchObject({
        p_answers: [
          { question_id: 'q-diet', value: '蛋奶素' },
          { question_id: 'q-size', value: 'M' },
          { question_id: 'q-days', value: ['六', '日'] },
          { question_id: 'q-photo', value: true },
        ],
      });
    });

    test('an answer that the server refuses is named at its field', async () => {
      const user = userEvent.setup();
      const { sheet } = await openSheet({
        code: 'INVALID_INPUT',
        status: 400,
        hint: 'answers.q-diet',
      });
      await user.click(sheet.getByRole('checkbox', { name: /報名須知/ }));
      await user.selectOptions(sheet.getByLabelText(/衣服尺寸/), 'M');
      await user.click(sheet.getByRole('checkbox', { name: '五' }));
      await user.click(sheet.getByRole('checkbox', { name: /同意現場拍照/ }));
      await user.click(sheet.getByRole('button', { name: '確認報名' }));
      await waitFor(() =>
        expect(sheet.getByLabelText('飲食習慣')).toHaveAccessibleDescription(/沒有被接受/),
      );
    });

    test('what was typed is there again after a reload, until it was sent', async () => {
      const user = userEvent.setup();
      const first = await openSheet();
      await user.type(first.sheet.getByLabelText('飲食習慣'), '蛋奶素');
      await user.click(first.sheet.getByRole('checkbox', { name: '六' }));
      first.unmount();

      const { sheet } = await openSheet();
      expect(sheet.getByLabelText('飲食習慣')).toHaveValue('蛋奶素');
      expect(sheet.getByRole('checkbox', { name: '六' })).toBeChecked();
      await user.click(sheet.getByRole('checkbox', { name: /報名須知/ }));
      await user.selectOptions(sheet.getByLabelText(/衣服尺寸/), 'S');
      await user.click(sheet.getByRole('checkbox', { name: /同意現場拍照/ }));
      await user.click(sheet.getByRole('button', { name: '確認報名' }));
      await screen.findByRole('heading', { name: '報名成功' });
      expect(Object.keys(localStorage)).toEqual([]);
    });
  });

  describe('what changed since the buyer looked', () => {
    test('is said before anything is sent, and only sent once it is accepted', async () => {
      const user = userEvent.setup();
      let price = 1500;
      const totals: unknown[] = [];
      const backend = createFakeBackend({
        get_event: () => ({
          data: eventDetailRow({ ticketTypes: [ticketTypeRow({ price, left: 9 })] }),
        }),
        my_waitlist: () => ({ data: [] }),
        hold_tickets: ({ p_expected_total: total }) => {
          totals.push(total);
          const isOld = total === 1500;
          price = 1800;
          return isOld ? { code: 'PRICE_CHANGED', status: 409 } : { data: paidReceipt };
        },
      });
      const { currentUrl } = renderDetail({ at }, { backend, session: fan });
      const sheet = within(await screen.findByRole('dialog', { name: '報名活動' }));
      await user.click(sheet.getByRole('checkbox'));
      await user.click(sheet.getByRole('button', { name: '前往付款' }));
      expect(await sheet.findByText('一般票 的票價從 NT$1,500 變成 NT$1,800')).toBeInTheDocument();
      expect(sheet.getByRole('button', { name: '前往付款' })).toBeDisabled();
      await user.click(sheet.getByRole('button', { name: '我知道了，繼續報名' }));
      await user.click(sheet.getByRole('button', { name: '前往付款' }));
      await waitFor(() => expect(currentUrl()).toBe('/purchase-history/o1'));
      expect(totals).toEqual([1500, 1800]);
    });

    test('more than there is left is said, and the rest can be had', async () => {
      const user = userEvent.setup();
      const event = eventDetailRow({ ticketTypes: [ticketTypeRow({ left: 2 })] });
      const register = jest.fn((_args: Record<string, unknown>) => ({ data: receipt }));
      renderDetail(
        { at: '/events/e1?register=true&tickets=general%3A4', event, register },
        { session: fan },
      );
      const sheet = within(await screen.findByRole('dialog', { name: '報名活動' }));
      expect(sheet.getByText('一般票 你選了 4 張，現在只能買 2 張')).toBeInTheDocument();
      await user.click(sheet.getByRole('button', { name: '我知道了，繼續報名' }));
      await user.click(sheet.getByRole('checkbox'));
      await user.click(sheet.getByRole('button', { name: '確認報名' }));
      await waitFor(() => expect(register).toHaveBeenCalledTimes(1));
      expect(register.mock.calls[0]?.[0]).toMatchObject({
        p_items: [{ ticket_type_id: 'general', quantity: 2 }],
      });
    });
  });

  test('somebody registered sees the way to the tickets instead of the form', async () => {
    const event = eventDetailRow({
      myRegistration: { id: 'r1', status: 'confirmed', orderId: null, awaits: null, left: null },
    });
    renderDetail({ at, event }, { session: fan });
    expect(await screen.findByRole('heading', { name: '你已報名這場活動' })).toBeInTheDocument();
    expect(screen.queryByLabelText(/姓名/)).not.toBeInTheDocument();
  });

  test('closing the sheet leaves the page with a clean address', async () => {
    const user = userEvent.setup();
    const { currentUrl } = renderDetail({ at }, { session: fan });
    await user.click(await screen.findByRole('button', { name: '關閉' }));
    await waitFor(() => expect(currentUrl()).toBe('/events/e1'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('somebody who has registered', () => {
  const receipt = purchaseRow();
  const typeId = ticketTypeRow().id;
  const registered = (left: Record<string, number> | null) =>
    eventDetailRow({
      myRegistration: { id: 'r1', status: 'confirmed', orderId: null, awaits: null, left },
    });

  test('registers once more, for as many as the limit leaves', async () => {
    const user = userEvent.setup();
    const register = jest.fn<FakeAnswer, [Record<string, unknown>]>(() => ({ data: receipt }));
    renderDetail({ event: registered({ [typeId]: 1 }), register }, { session: fan });
    await user.click(within(await buying()).getByRole('link', { name: '再報名一次' }));
    await user.click(within(await buying()).getByRole('button', { name: '立即報名' }));
    const sheet = within(await screen.findByRole('dialog', { name: '報名活動' }));
    await user.click(sheet.getByRole('checkbox'));
    await user.click(sheet.getByRole('button', { name: '確認報名' }));
    expect(await screen.findByRole('heading', { name: '報名成功' })).toBeVisible();
    expect(register).toHaveBeenCalledWith(
      expect.objectContaining({ p_items: [{ ticket_type_id: typeId, quantity: 1 }] }),
    );
  });

  test('is offered no more where nothing is left', async () => {
    renderDetail({ event: registered(null), at: '/events/e1?another' }, { session: fan });
    const box = within(await buying());
    expect(box.getByRole('link', { name: '查看票券' })).toBeVisible();
    expect(box.queryByRole('link', { name: '再報名一次' })).toBeNull();
  });
});
