import { createFakeBackend, createFakeToasts } from '@spotlight/shared/contract/testing';
import { isRush } from '@spotlight/shared/data';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eventDetailRow, eventPageRow, ticketTypeRow } from '../../data/event/event.fixtures';
import { buying, fan, renderDetail } from './event-detail.fixture';

afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
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

test('at the opening the event is read again, a little later in each tab, and what nobody waits for rests', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const random = jest.spyOn(Math, 'random').mockReturnValue(0.5);
  const opensAt = new Date(Date.now() + 90_000).toISOString();
  const event = eventDetailRow({
    ticketTypes: [ticketTypeRow({ state: 'not_yet', saleStartAt: opensAt })],
  });
  const read = jest.fn(() => ({ data: event }));
  const backend = createFakeBackend({ get_event: read, my_waitlist: () => ({ data: [] }) });
  renderDetail({}, { backend });
  await screen.findByText(/還有 00:01:/);
  act(() => jest.advanceTimersByTime(20_000));
  expect(isRush()).toBe(false);
  act(() => jest.advanceTimersByTime(20_000));
  expect(isRush()).toBe(true);
  act(() => jest.advanceTimersByTime(51_000));
  expect(read).toHaveBeenCalledTimes(1);
  act(() => jest.advanceTimersByTime(1_600));
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  act(() => jest.advanceTimersByTime(60_000));
  expect(isRush()).toBe(false);
  random.mockRestore();
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
  // Prices differ, so nothing is suggested: nobody registers for what they did not ask for.
  expect(panel).not.toHaveTextContent('× 1');
  expect(within(panel).getByRole('button', { name: '立即報名' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: '選擇 VIP' }));
  expect(
    within(screen.getByRole('group', { name: 'VIP 張數' })).getByRole('button', {
      name: '增加一張',
    }),
  ).toHaveFocus();
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

test('the choice stands in the address', async () => {
  const user = userEvent.setup();
  const { currentUrl } = renderDetail();
  await user.click(await screen.findByRole('button', { name: '增加一張' }));
  expect(currentUrl()).toBe('/events/e1?tickets=general%3A2');
});

test('presses that come before the page has drawn the first are all meant', async () => {
  const ticketTypes = [
    ticketTypeRow({ price: 1500 }),
    ticketTypeRow({ id: 'vip', name: 'VIP', price: 3600 }),
  ];
  const { currentUrl } = renderDetail({ event: eventDetailRow({ ticketTypes }) });
  const choose = await screen.findByRole('button', { name: '選擇 VIP' });
  act(() => {
    choose.click();
    screen.getByRole('button', { name: '選擇 一般票' }).click();
    choose.click();
  });
  expect(currentUrl()).toBe('/events/e1?tickets=general%3A1%2Cvip%3A2');
});

test.each([
  ['payment', '你有一筆訂單待付款', '前往付款'],
  ['review', '付款確認中，確認後就會發票', '查看訂單'],
] as const)('an order that waits for its %s is where to go on', async (awaits, words, action) => {
  const event = eventDetailRow({
    myRegistration: { id: 'r1', status: 'pending', orderId: 'o1', awaits, left: null },
  });
  renderDetail({ event }, { session: fan });
  const panel = within(await buying());
  expect(panel.getByText(words)).toBeInTheDocument();
  expect(panel.getByRole('link')).toHaveAccessibleName(action);
  expect(panel.getByRole('link')).toHaveAttribute('href', '/purchase-history/o1');
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
