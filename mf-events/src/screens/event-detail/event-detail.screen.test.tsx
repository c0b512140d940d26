import type { ShellServices } from '@spotlight/shared/contract';
import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  createFakeToasts,
  renderInShell,
  type FakeAnswer,
} from '@spotlight/shared/contract/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  eventDetailRow,
  eventPageRow,
  eventRow,
  onClosedDay,
  ownHoursRow,
  ticketTypeRow,
} from '../../data/event/event.fixtures';
import { orderSummaryRow, purchaseRow } from '../../data/purchase/purchase.fixtures';
import texts from '../../locales/zh-TW.json';
import { EventDetailScreen } from './event-detail.screen';

const fan = createFakeSession(createFakeAccount({ phone: '0912345678' }));

interface Scene {
  event?: unknown;
  register?: (args: Record<string, unknown>) => FakeAnswer;
  at?: string;
}

function renderDetail(
  { event = eventDetailRow(), register, at = '/events/e1' }: Scene = {},
  services: Partial<ShellServices> = {},
) {
  const backend = createFakeBackend({
    get_event: () => ({ data: event }),
    search_events: () => ({ data: eventPageRow([]) }),
    my_waitlist: () => ({ data: [] }),
    ...(register && { hold_tickets: register }),
  });
  return renderInShell(<EventDetailScreen />, {
    at,
    path: '/events/:id',
    texts: { events: texts },
    services: { backend, ...services },
  });
}

afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

const buying = () => screen.findByRole('region', { name: '報名這場活動' });

test('an exhibition that is on says until when, and the hours of each day', async () => {
  renderDetail({
    event: eventDetailRow({
      date: '2020-01-01',
      time: '10:00',
      endsAt: '2099-12-14T18:00:00+08:00',
    }),
  });
  expect((await screen.findAllByText('展期中・至 2099/12/14(一)')).length).toBeGreaterThan(0);
  expect(screen.getAllByText('每日 10:00–18:00').length).toBeGreaterThan(0);
  expect(screen.queryByText(/2020/)).not.toBeInTheDocument();
});

test('an exhibition with hours of its own says which days are closed, and when it opens next', async () => {
  jest.useFakeTimers({ now: onClosedDay.now, advanceTimers: true });
  renderDetail({ event: eventDetailRow(ownHoursRow()) });
  expect((await screen.findAllByText(onClosedDay.hours)).length).toBeGreaterThan(0);
  const hours = await screen.findByRole('region', { name: '開放時間' });
  expect(
    within(hours)
      .getAllByRole('listitem')
      .map((line) => line.textContent),
  ).toEqual([
    '週一休館',
    '週二至週五 10:00–18:00',
    '週六 10:00–20:00',
    '週日休館',
    '12/08(二) 休館',
    '閉館前 30 分鐘停止入場',
  ]);
});

test('the page has one h1, and its parts are named', async () => {
  renderDetail();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('午夜迪斯可');
  for (const name of ['名額', '活動介紹', '地點', '取消規定', '主辦單位']) {
    expect(await screen.findByRole('region', { name })).toBeInTheDocument();
  }
  expect(document.title).toContain('午夜迪斯可');
});

test('who is on stage is named; those with a page here lead to it', async () => {
  renderDetail({
    event: eventDetailRow({
      performers: [{ id: 'p1', name: '海霧樂團', category: '樂團', imageUrl: null }],
      guestPerformers: ['神秘嘉賓'],
    }),
  });
  const lineUp = within(await screen.findByRole('region', { name: '演出陣容' }));
  expect(lineUp.getByRole('link', { name: '海霧樂團' })).toHaveAttribute('href', '/performers/p1');
  expect(lineUp.getByText('神秘嘉賓')).toBeInTheDocument();
});

test('more of the same kind is offered, without the event itself', async () => {
  const backend = createFakeBackend({
    get_event: () => ({ data: eventDetailRow() }),
    search_events: ({ p_category: category }) => ({
      data: eventPageRow(
        category === '主題派對' ? [eventRow(), eventRow({ id: 'e2', title: '週五放克夜' })] : [],
      ),
    }),
  });
  renderDetail({}, { backend });
  const related = within(await screen.findByRole('region', { name: '你可能也喜歡' }));
  expect(related.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/events/e2',
  ]);
});

test('a report goes to the administrators; something else needs words', async () => {
  const user = userEvent.setup();
  const report = jest.fn((_args: Record<string, unknown>) => ({
    data: { status: 'open', isNew: true },
  }));
  const toasts = createFakeToasts();
  const backend = createFakeBackend({
    get_event: () => ({ data: eventDetailRow() }),
    my_waitlist: () => ({ data: [] }),
    search_events: () => ({ data: eventPageRow([]) }),
    report_content: report,
  });
  renderDetail({}, { backend, session: fan, toasts });
  await user.click(await screen.findByRole('button', { name: '檢舉這場活動' }));
  const dialog = within(await screen.findByRole('dialog', { name: '檢舉這場活動' }));
  await user.click(dialog.getByRole('button', { name: '送出檢舉' }));
  const kind = dialog.getByLabelText(/有什麼問題/);
  expect(kind).toHaveAccessibleDescription('請選擇問題類型。');
  await user.selectOptions(kind, '其他');
  await user.click(dialog.getByRole('button', { name: '送出檢舉' }));
  expect(dialog.getByLabelText(/補充說明/)).toHaveAccessibleDescription('請說明是什麼問題。');
  expect(report).not.toHaveBeenCalled();
  await user.type(dialog.getByLabelText(/補充說明/), '場地不存在');
  await user.click(dialog.getByRole('button', { name: '送出檢舉' }));
  await waitFor(() => expect(toasts.messages).toEqual(['已收到檢舉，我們會儘快處理']));
  expect(report).toHaveBeenCalledWith({
    p_entity_type: 'event',
    p_entity_id: 'e1',
    p_kind: 'other',
    p_body: '場地不存在',
  });
});

test('an event that does not exist says so and leads on', async () => {
  renderDetail({ event: null });
  expect(await screen.findByRole('heading', { level: 1, name: /找不到這場活動/ })).toBeVisible();
  expect(screen.getByRole('link', { name: '探索其他活動' })).toHaveAttribute('href', '/events');
});

test.each([
  ['cancelled', '這場活動已取消'],
  ['ended', '這場活動已結束'],
] as const)('an event that is %s says so and cannot be registered for', async (phase, title) => {
  const ticketTypes = [ticketTypeRow({ state: 'ended' })];
  renderDetail({ event: eventDetailRow({ phase, ticketTypes: ticketTypes }) });
  expect(await screen.findByText(title)).toBeInTheDocument();
  expect(within(await buying()).getByRole('button', { name: '立即報名' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: '加入行事曆' })).not.toBeInTheDocument();
});

test('every state of a ticket type is told apart', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-12-02T13:03:46+08:00'), advanceTimers: true });
  renderDetail({
    event: eventDetailRow({
      ticketTypes: [
        ticketTypeRow({ id: 'early', name: '早鳥單人票', price: 1200, state: 'sold_out' }),
        ticketTypeRow({ id: 'general', name: '一般單人票', left: 7 }),
        ticketTypeRow({
          id: 'vip',
          name: 'VIP 高台區',
          price: 3600,
          state: 'not_yet',
          saleStartAt: '2026-12-10T12:00:00+08:00',
        }),
      ],
    }),
  });
  const tickets = await screen.findByRole('region', { name: '票券' });
  const row = (name: string) =>
    within(within(tickets).getByText(name, { exact: false }).closest('li') ?? tickets);
  expect(row('早鳥單人票').getByText('已售完')).toBeInTheDocument();
  expect(row('一般單人票').getByText('剩 7 張')).toBeInTheDocument();
  expect(row('VIP').getByText('尚未開賣')).toBeInTheDocument();
  expect(await row('VIP').findByText('還有 7 天 22:56:14')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1000));
  expect(row('VIP').getByText('還有 7 天 22:56:13')).toBeInTheDocument();
});

test.each([
  ['sold_out', '額滿'],
  ['not_yet', '尚未開放'],
  ['ended', '報名截止'],
  ['on_sale', '開放報名'],
] as const)('seats of a free event that are %s are no tickets', async (state, word) => {
  renderDetail({ event: eventDetailRow({ ticketTypes: [ticketTypeRow({ state, left: 3 })] }) });
  const seats = within(await screen.findByRole('region', { name: '名額' }));
  expect(seats.getByText(word)).toBeInTheDocument();
  expect(seats.queryAllByText('剩 3 個名額')).toHaveLength(state === 'on_sale' ? 1 : 0);
  const terms = await screen.findByRole('region', { name: '報名須知' });
  expect(document.body).not.toHaveTextContent(/販售|購票|已售|開賣/);
  expect(terms).not.toHaveTextContent('購票');
});

test('a sale that is ahead says when it begins, where one would buy', async () => {
  const saleOpensAt = '2099-12-10T12:00:00+08:00';
  const type = ticketTypeRow({ price: 600, state: 'not_yet', saleStartAt: saleOpensAt });
  renderDetail({ event: eventDetailRow({ sale: 'not_yet', saleOpensAt, ticketTypes: [type] }) });
  expect(await buying()).toHaveTextContent('12/10(四) 12:00 開賣');
  expect(screen.getByRole('button', { name: '立即報名' })).toBeDisabled();
});

test('an event without tickets says that they are to come', async () => {
  renderDetail({ event: eventDetailRow({ sale: 'none', ticketTypes: [] }) });
  expect(await buying()).toHaveTextContent('報名資訊待公布');
});

test('before its approval its organizer sees a preview: what it is, what comes, nothing to press', async () => {
  renderDetail({ event: eventDetailRow({ status: 'pending_approval' }) }, { session: fan });
  expect(await screen.findByText('預覽：審核中')).toBeInTheDocument();
  expect(screen.getByText(/通過後就會以這個樣子公開/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '回到活動管理' })).toHaveAttribute(
    'href',
    '/events-published/e1',
  );
  expect(screen.getByRole('button', { name: '立即報名' })).toBeDisabled();
  expect(await buying()).toHaveTextContent('預覽中，公開後才能報名');
});

test('the organizer’s name leads to their page', async () => {
  renderDetail();
  const [inHead, inSection] = [
    await screen.findByRole('link', { name: '夜航製作 主辦' }),
    await screen.findByRole('link', { name: '夜航製作' }),
  ];
  for (const link of [inHead, inSection]) expect(link).toHaveAttribute('href', '/organizers/o1');
});

test('the number of tickets stays within what one order may take', async () => {
  const user = userEvent.setup();
  renderDetail({ event: eventDetailRow({ ticketTypes: [ticketTypeRow({ maxPerOrder: 2 })] }) });
  const stepper = within(await screen.findByRole('group', { name: '一般票 張數' }));
  expect(stepper.getByRole('button', { name: '減少一張' })).toBeDisabled();
  await user.click(stepper.getByRole('button', { name: '增加一張' }));
  expect(stepper.getByText('2')).toBeInTheDocument();
  expect(stepper.getByRole('button', { name: '增加一張' })).toBeDisabled();
  expect(await buying()).toHaveTextContent('一般票 × 2');
});

test('of several types any number is added up, and none of them is no choice', async () => {
  const user = userEvent.setup();
  const ticketTypes = [
    ticketTypeRow({ price: 1500 }),
    ticketTypeRow({ id: 'vip', name: 'VIP', price: 3600 }),
  ];
  renderDetail({ event: eventDetailRow({ ticketTypes: ticketTypes }) });
  const panel = await buying();
  expect(panel).toHaveTextContent('一般票 × 1');
  await user.click(screen.getByRole('button', { name: '選擇 VIP' }));
  expect(
    within(screen.getByRole('group', { name: 'VIP 張數' })).getByRole('button', {
      name: '增加一張',
    }),
  ).toHaveFocus();
  // What was only suggested makes room: nobody buys a ticket that they did not ask for.
  expect(panel).toHaveTextContent('NT$3,600');
  await user.click(screen.getByRole('button', { name: '選擇 一般票' }));
  expect(panel).toHaveTextContent('NT$5,100');
  for (const name of ['一般票 張數', 'VIP 張數']) {
    const stepper = within(screen.getByRole('group', { name }));
    await user.click(stepper.getByRole('button', { name: '減少一張' }));
  }
  expect(screen.getByRole('button', { name: '選擇 VIP' })).toHaveFocus();
  expect(panel).toHaveTextContent('請選擇票種');
  expect(within(panel).getByRole('button', { name: '立即報名' })).toBeDisabled();
});

test('what is paid can be put into the cart, what is free is simply registered for', async () => {
  const user = userEvent.setup();
  const put = jest.fn((_args: Record<string, unknown>) => ({
    data: { groups: [], count: 1, changed: false, total: 0 },
  }));
  const toasts = createFakeToasts();
  const ticketTypes = [ticketTypeRow({ id: 'vip', name: 'VIP', price: 3600 })];
  const backend = createFakeBackend({
    get_event: () => ({ data: eventDetailRow({ ticketTypes: ticketTypes }) }),
    my_waitlist: () => ({ data: [] }),
    search_events: () => ({ data: eventPageRow([]) }),
    put_in_cart: put,
  });
  renderDetail({ at: '/events/e1?tickets=vip%3A2' }, { backend, session: fan, toasts });
  await user.click(await screen.findByRole('button', { name: '加入購物車' }));
  await waitFor(() => expect(toasts.messages).toEqual([expect.stringMatching(/已加入購物車/)]));
  expect(put).toHaveBeenCalledWith({
    p_item_type: 'ticket',
    p_ref_id: 'e1',
    p_sub_ref: 'vip',
    p_quantity: 2,
  });
});

test('what one agrees to can be read, with the limits of this event', async () => {
  const ticketTypes = [
    ticketTypeRow({ price: 1500, maxPerOrder: 4 }),
    ticketTypeRow({ id: 'vip', name: 'VIP', price: 3600, maxPerOrder: 2 }),
  ];
  renderDetail({ event: eventDetailRow({ ticketTypes: ticketTypes }) });
  const terms = within(await screen.findByRole('region', { name: '購票須知' }));
  expect(terms.getByText(/張數上限：一般票 4 張、VIP 2 張/)).toBeInTheDocument();
  expect(terms.getByText(/保留票券 15 分鐘/)).toBeInTheDocument();
  expect(terms.getByRole('link', { name: '服務條款' })).toHaveAttribute('href', '/terms');
});

test('what is free says nothing of money', async () => {
  renderDetail();
  const terms = within(await screen.findByRole('region', { name: '報名須知' }));
  expect(terms.queryByText(/15 分鐘|購買紀錄/)).not.toBeInTheDocument();
  expect(terms.getByText(/活動開始前取消報名/)).toBeInTheDocument();
});

test('the organizer is shown with what visitors of earlier events thought', async () => {
  const organizer = { id: 'o1', name: '夜航製作', eventCount: 27, rating: 4.5, reviewCount: 38 };
  renderDetail({ event: eventDetailRow({ organizer }) });
  const section = await screen.findByRole('region', { name: '主辦單位' });
  expect(section).toHaveTextContent('4.5 分（38 則評分）');
});

test('an organizer whom nobody has rated has no points', async () => {
  renderDetail();
  const section = await screen.findByRole('region', { name: '主辦單位' });
  expect(section).not.toHaveTextContent('分（');
});

test('the choice stands in the address', async () => {
  const user = userEvent.setup();
  const { currentUrl } = renderDetail();
  await user.click(await screen.findByRole('button', { name: '增加一張' }));
  expect(currentUrl()).toBe('/events/e1?tickets=general%3A2');
});

test.each([
  ['payment', '你有一筆訂單待付款', '前往付款'],
  ['review', '付款確認中，確認後就會發票', '查看訂單'],
] as const)('an order that waits for its %s is where to go on', async (awaits, words, action) => {
  const event = eventDetailRow({
    myRegistration: { id: 'r1', status: 'pending', orderId: 'o1', awaits },
  });
  renderDetail({ event }, { session: fan });
  const panel = within(await buying());
  expect(panel.getByText(words)).toBeInTheDocument();
  expect(panel.getByRole('link')).toHaveAccessibleName(action);
  expect(panel.getByRole('link')).toHaveAttribute('href', '/purchase-history/o1');
});

test('the navigation opens elsewhere, without handing this page over', async () => {
  renderDetail();
  const link = await screen.findByRole('link', { name: '開啟導航' });
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(
    '台北市大同區月台路 1 號 月台酒吧',
  );
});

describe('a sale that is ahead', () => {
  const event = eventDetailRow({
    ticketTypes: [ticketTypeRow({ state: 'not_yet', saleStartAt: '2999-12-10T12:00:00+08:00' })],
  });
  const button = () => screen.findByRole('button', { name: /^一般票：/ });

  test('one asks to be told of it, and takes that back', async () => {
    const user = userEvent.setup();
    let reminded: string[] = [];
    const remind = jest.fn(({ p_is_on: isOn }: Record<string, unknown>) => {
      reminded = isOn ? ['general'] : [];
      return { data: { isOn: isOn } };
    });
    const toasts = createFakeToasts();
    const backend = createFakeBackend({
      get_event: () => ({ data: event }),
      my_waitlist: () => ({ data: [] }),
      my_sale_reminders: () => ({ data: reminded }),
      remind_of_sale: remind,
    });
    renderDetail({}, { backend, session: fan, toasts });
    await user.click(await button());
    await waitFor(async () => expect(await button()).toHaveAttribute('aria-pressed', 'true'));
    expect(remind).toHaveBeenCalledWith({
      p_event_id: 'e1',
      p_ticket_type_id: 'general',
      p_is_on: true,
    });
    expect(toasts.messages).toEqual([expect.stringMatching(/開賣時會以站內通知和電子郵件提醒你/)]);
    await user.click(await button());
    await waitFor(async () => expect(await button()).toHaveAttribute('aria-pressed', 'false'));
  });

  test('a visitor signs in first', async () => {
    const user = userEvent.setup();
    const requestLogin = jest.fn().mockResolvedValue(false);
    renderDetail({ event }, { requestLogin });
    await user.click(await button());
    expect(requestLogin).toHaveBeenCalledWith({ title: '登入後設定開賣提醒' });
  });
});

describe('the waitlist', () => {
  const soldOut = eventDetailRow({
    ticketTypes: [ticketTypeRow({ price: 1500, state: 'sold_out', left: 0 })],
  });
  const ownEntry = {
    id: 'w1',
    eventId: 'e1',
    ticketTypeId: 'general',
    quantity: 1,
    status: 'waiting',
    offerExpiresAt: null,
    position: 3,
  };

  function renderWaitlist(entry: typeof ownEntry | null) {
    let waitlist = entry ? [entry] : [];
    const join = jest.fn(() => {
      waitlist = [ownEntry];
      return { data: ownEntry };
    });
    const backend = createFakeBackend({
      get_event: () => ({ data: soldOut }),
      my_waitlist: () => ({ data: waitlist }),
      join_waitlist: join,
    });
    renderDetail({}, { backend, session: fan });
    return join;
  }

  test('at what is sold out one joins the waitlist, and is told the position', async () => {
    const user = userEvent.setup();
    const join = renderWaitlist(null);
    await user.click(await screen.findByRole('button', { name: '加入 一般票 的候補' }));
    expect(await screen.findByText('候補第 3 位')).toBeInTheDocument();
    expect(join).toHaveBeenCalledWith({
      p_event_id: 'e1',
      p_ticket_type_id: 'general',
      p_quantity: 1,
    });
  });

  test('the button that the thumb reaches leads onto the waitlist, and then to the position on it', async () => {
    const user = userEvent.setup();
    const join = renderWaitlist(null);
    const panel = within(await buying());
    await waitFor(() => expect(panel.getByRole('button', { name: '加入候補' })).toBeEnabled());
    await user.click(panel.getByRole('button', { name: '加入候補' }));
    expect(await panel.findByRole('link', { name: '查看候補進度' })).toHaveAttribute(
      'href',
      '/event-registrations?status=waitlist',
    );
    expect(join).toHaveBeenCalledTimes(1);
  });

  test('of several waitlists one is chosen where they are', async () => {
    const user = userEvent.setup();
    Element.prototype.scrollIntoView = jest.fn();
    const ticketTypes = ['general', 'vip'].map((id) =>
      ticketTypeRow({ id, name: id, state: 'sold_out', left: 0 }),
    );
    renderDetail({ event: eventDetailRow({ ticketTypes: ticketTypes }) }, { session: fan });
    const button = await screen.findByRole('button', { name: '加入 general 的候補' });
    await user.click(await within(await buying()).findByRole('button', { name: '加入候補' }));
    expect(button).toHaveFocus();
  });

  test('there is no waitlist for what the organizer decides about', async () => {
    const ticketTypes = [ticketTypeRow({ state: 'sold_out', left: 0, requiresApproval: true })];
    renderDetail({ event: eventDetailRow({ ticketTypes: ticketTypes }) });
    expect(within(await buying()).getByRole('button', { name: '立即報名' })).toBeDisabled();
  });

  test('what is held for the visitor can be bought, until when is said', async () => {
    const offer = {
      ...ownEntry,
      status: 'offered',
      position: null,
      offerExpiresAt: '2026-12-04T22:00:00+08:00',
    };
    renderWaitlist(offer as unknown as typeof ownEntry);
    expect(await screen.findByText(/為你保留到 2026\/12\/04\(五\) 22:00/)).toBeInTheDocument();
    expect(within(await buying()).getByRole('button', { name: '立即報名' })).toBeEnabled();
  });
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
    expect(await sheet.findByText('報名沒有完成')).toBeInTheDocument();
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
      myRegistration: { id: 'r1', status: 'confirmed', orderId: null, awaits: null },
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
