import {
  catchDownloads,
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  renderInShell,
  type FakeFunctions,
} from '@spotlight/shared/contract/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onClosedDay, ownHoursRow } from '../../data/event/event.fixtures';
import { ticketEventRow, ticketRow } from '../../data/ticket/ticket.fixtures';
import { cachedList } from '@spotlight/shared/cached-list';
import { ticketRowsSchema } from '../../data/ticket/ticket.schema';
import type { TicketRows } from '../../data/ticket/ticket.schema';
import { transferRow } from '../../data/transfer/transfer.fixtures';
import texts from '../../locales/zh-TW.json';
import { TicketsScreen } from './tickets.screen';

const account = createFakeAccount();
beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

function renderTickets(
  tickets: TicketRows | FakeFunctions['my_tickets'],
  more: FakeFunctions = {},
) {
  const my_transfers = () => ({ data: { sent: [], received: [] } });
  const my_tickets = typeof tickets === 'function' ? tickets : () => ({ data: tickets });
  return renderInShell(<TicketsScreen />, {
    at: '/tickets',
    texts: { events: texts },
    services: {
      backend: createFakeBackend({ my_tickets, my_transfers, ...more }),
      session: createFakeSession(account),
    },
  });
}

const later = ticketEventRow({
  id: 'e2',
  title: 'VIVID9 演唱會前夜應援專場',
  startsAt: '2026-12-30T18:30:00+08:00',
});

test('a ticket shows its code, type, number and state', async () => {
  renderTickets([ticketRow(), ticketRow({ id: 't2', ticketNo: 'SP-1226-10385' })]);
  const card = within(await screen.findByRole('article', { name: /午夜迪斯可/ }));
  expect(card.getByText('一般票 × 2')).toBeInTheDocument();
  expect(card.getByText('SP-1226-10384')).toBeInTheDocument();
  expect(card.getByText('可入場')).toBeInTheDocument();
  expect(await card.findByRole('img', { name: /SP-1226-10384 的入場 QR Code/ })).toBeVisible();
});

test('an exhibition with hours of its own says whether it is open today, and takes its week into the calendar', async () => {
  jest.useFakeTimers({ now: onClosedDay.now, advanceTimers: true });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const files = catchDownloads();
  renderTickets([ticketRow({ event: ticketEventRow(ownHoursRow()) })]);
  expect(await screen.findByText(onClosedDay.hours)).toBeInTheDocument();
  expect(screen.getByText(onClosedDay.when)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '行事曆' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(await files[0]?.read()).toContain('DESCRIPTION:週一休館\\n週二至週五 10:00–18:00\\n');
});

test('whoever looks for a ticket that waits learns what it waits for', async () => {
  const waiting = jest.fn((_args: Record<string, unknown>) => ({
    data: { items: [], total: 2, page: 1, pageSize: 1 },
  }));
  renderTickets([], { my_registrations: waiting });
  expect(
    await screen.findByText(/另有 2 筆報名待付款、付款確認中或等待主辦方確認/),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '查看進度' })).toHaveAttribute(
    'href',
    '/event-registrations?status=pending',
  );
  expect(waiting).toHaveBeenCalledWith(expect.objectContaining({ p_status: 'pending' }));
});

test('the tabs count tickets, and the arrow keys move between them', async () => {
  const user = userEvent.setup();
  renderTickets([
    ticketRow(),
    ticketRow({ id: 't2', registrationId: 'r2', status: 'checked_in' }),
    ticketRow({ id: 't3', registrationId: 'r3', status: 'cancelled' }),
  ]);
  const upcoming = await screen.findByRole('tab', { name: '即將到來 1' });
  upcoming.focus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: '已使用 1' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByText('已入場')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '全螢幕出示' })).not.toBeInTheDocument();
});

test('of two tickets one went in: the wallet counts tickets, and full screen shows the other', async () => {
  const user = userEvent.setup();
  renderTickets([
    ticketRow({ status: 'checked_in' }),
    ticketRow({ id: 't2', ticketNo: 'SP-1226-10385' }),
  ]);
  const card = within(await screen.findByRole('article', { name: /午夜迪斯可/ }));
  expect(card.getByText('一般票 × 1')).toHaveTextContent('同行已入場 1 張');
  expect(card.getByText('SP-1226-10385')).toBeInTheDocument();
  expect(card.getByText('可入場')).toBeInTheDocument();
  await user.click(card.getByRole('button', { name: '全螢幕出示' }));
  const dialog = within(screen.getByRole('dialog', { name: /午夜迪斯可/ }));
  expect(await dialog.findByRole('img')).toHaveAccessibleName('SP-1226-10385 的入場 QR Code');
  await user.click(dialog.getByRole('button', { name: '關閉' }));
  await user.click(screen.getByRole('tab', { name: '已使用 1' }));
  expect(screen.getByText('一般票 × 1')).toBeInTheDocument();
  expect(screen.getByText('SP-1226-10384')).toBeInTheDocument();
});

test('the next event is open, the others open in its place', async () => {
  const user = userEvent.setup();
  renderTickets([ticketRow({ id: 't2', registrationId: 'r2', event: later }), ticketRow()]);
  expect(await screen.findByRole('article', { name: /午夜迪斯可/ })).toBeInTheDocument();
  const other = screen.getByRole('button', { name: /^展開票券 VIVID9/ });
  expect(other).toHaveTextContent('一般票 × 1');
  await user.click(other);
  expect(screen.getByRole('article', { name: /VIVID9/ })).toHaveFocus();
  expect(screen.queryByRole('article', { name: /午夜迪斯可/ })).not.toBeInTheDocument();
});

test('full screen shows one code after another, with its holder', async () => {
  const user = userEvent.setup();
  renderTickets([ticketRow(), ticketRow({ id: 't2', ticketNo: 'SP-1226-10385' })]);
  await user.click(await screen.findByRole('button', { name: '全螢幕出示' }));
  const dialog = within(screen.getByRole('dialog', { name: /午夜迪斯可/ }));
  expect(dialog.getByText('第 1 張，共 2 張')).toBeInTheDocument();
  expect(dialog.getAllByText('一般票・林芷晴')).toHaveLength(2);
  expect(await dialog.findByRole('img', { name: /SP-1226-10385/ })).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: '關閉' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('cancelling asks first, then takes the tickets away', async () => {
  const user = userEvent.setup();
  let rows = [ticketRow()];
  const cancel = jest.fn(() => {
    rows = [ticketRow({ status: 'cancelled' })];
    return { data: { status: 'cancelled' } };
  });
  renderTickets(() => ({ data: rows }), { cancel_registration: cancel });
  await user.click(await screen.findByRole('button', { name: '取消報名' }));
  expect(cancel).not.toHaveBeenCalled();
  const dialog = within(screen.getByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: '取消報名' }));
  expect(await screen.findByText('還沒有即將到來的票券')).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: '已結束 1' })).toBeInTheDocument();
});

test('an empty wallet leads to the events', async () => {
  renderTickets([]);
  expect(await screen.findByText('還沒有即將到來的票券')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '探索活動' })).toHaveAttribute('href', '/events');
});

test('without network the tickets of the last visit are shown, and said to be so', async () => {
  cachedList('tickets', ticketRowsSchema).save(account.id, [ticketRow()]);
  renderTickets(() => ({ code: 'SERVER', status: 503 }));
  expect(await screen.findByRole('article', { name: /午夜迪斯可/ })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByText(/沒有網路連線|離線/)).toBeInTheDocument());
});

test('a device that loses the network says so at once', async () => {
  renderTickets([ticketRow()]);
  await screen.findByRole('article', { name: /午夜迪斯可/ });
  expect(screen.queryByText(/沒有網路連線/)).not.toBeInTheDocument();
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText(/沒有網路連線/)).toBeInTheDocument();
  onLine.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
});

test('without network and without an earlier visit there is an error with a retry', async () => {
  const user = userEvent.setup();
  let isDown = true;
  renderTickets(() => (isDown ? { code: 'SERVER', status: 503 } : { data: [ticketRow()] }));
  expect(await screen.findByText('無法載入票券')).toBeInTheDocument();
  isDown = false;
  await user.click(screen.getByRole('button', { name: '重試' }));
  expect(await screen.findByRole('article', { name: /午夜迪斯可/ })).toBeInTheDocument();
});

describe('giving tickets away and back', () => {
  const token = 'ab'.repeat(24);

  test('a ticket is offered to an address, and the link is shown this once', async () => {
    const user = userEvent.setup();
    let ticket = ticketRow({ pricePaid: 1500, orderId: 'o1' });
    const offer = jest.fn(() => {
      ticket = { ...ticket, status: 'transferring', canTransfer: false };
      return { data: { ...transferRow(), toEmail: 'a@b.tw', token } };
    });
    renderTickets(() => ({ data: [ticket] }), { offer_transfer: offer });
    await user.click(await screen.findByRole('button', { name: '轉贈' }));
    const dialog = within(await screen.findByRole('dialog', { name: '轉贈票券' }));
    await user.click(dialog.getByRole('button', { name: '產生轉贈連結' }));
    expect(dialog.getByLabelText(/電子郵件/)).toHaveAccessibleDescription(/有效的電子郵件/);
    expect(dialog.getByLabelText(/電子郵件/)).toHaveFocus();
    await user.type(dialog.getByLabelText(/電子郵件/), 'a@b.tw');
    await user.click(dialog.getByRole('checkbox', { name: /NT\$1,500/ }));
    await user.click(dialog.getByRole('button', { name: '產生轉贈連結' }));
    expect(await dialog.findByLabelText('轉贈連結')).toHaveValue(
      `http://localhost/tickets/transfer/${token}`,
    );
    expect(offer).toHaveBeenCalledWith({
      p_ticket_id: 't1',
      p_to_email: 'a@b.tw',
      p_at_face_value: true,
    });
  });

  test('a ticket on its way says to whom, and is taken back', async () => {
    const user = userEvent.setup();
    const end = jest.fn(() => ({ data: { status: 'cancelled' } }));
    renderTickets([ticketRow({ status: 'transferring', canTransfer: false })], {
      my_transfers: () => ({
        data: { sent: [{ ...transferRow(), toEmail: 'a@b.tw' }], received: [] },
      }),
      end_transfer: end,
    });
    expect(await screen.findByText(/轉贈給 a@b.tw/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '取消轉贈' }));
    await waitFor(() => expect(end).toHaveBeenCalledWith({ p_transfer_id: transferRow().id }));
  });

  test('an offer to oneself is said above the tickets', async () => {
    renderTickets([ticketRow()], {
      my_transfers: () => ({ data: { sent: [], received: [transferRow()] } }),
    });
    expect(await screen.findByText(/林芷晴 要轉贈/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '查看並接收' })).toHaveAttribute(
      'href',
      `/tickets/transfer/${transferRow().id}`,
    );
  });

  test('what was paid for goes back through a refund, not a cancellation', async () => {
    renderTickets([ticketRow({ pricePaid: 1500, orderId: 'o1' })]);
    expect(await screen.findByRole('button', { name: '申請退款' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '取消報名' })).not.toBeInTheDocument();
  });

  test('a ticket under refund is neither shown to the gate nor given away, and says so', async () => {
    const asked = {
      pricePaid: 1500,
      orderId: 'o1',
      askedBack: true,
      canTransfer: false,
    };
    renderTickets([ticketRow(asked)]);
    const card = within(await screen.findByRole('article', { name: /午夜迪斯可/ }));
    expect(card.getByText('退票審核中')).toBeInTheDocument();
    expect(card.getByText(/不能入場，也不能轉贈/)).toBeInTheDocument();
    expect(card.getByRole('link', { name: '查看申請' })).toHaveAttribute(
      'href',
      '/purchase-history/o1',
    );
    expect(card.queryByRole('img', { name: /QR Code/ })).not.toBeInTheDocument();
    for (const name of ['全螢幕出示', '轉贈', '申請退款', '取消報名']) {
      expect(card.queryByRole('button', { name })).not.toBeInTheDocument();
    }
  });

  test('of two tickets one is under refund: the other is shown to the gate', async () => {
    renderTickets([
      ticketRow({ askedBack: true, canTransfer: false, orderId: 'o1', pricePaid: 1500 }),
      ticketRow({ id: 't2', ticketNo: 'SP-1226-10385', orderId: 'o1', pricePaid: 1500 }),
    ]);
    const card = within(await screen.findByRole('article', { name: /午夜迪斯可/ }));
    expect(card.getByText('退票審核中 1 張')).toBeInTheDocument();
    expect(card.getByText('可入場 1 張')).toBeInTheDocument();
    expect(await card.findByRole('img')).toHaveAccessibleName('SP-1226-10385 的入場 QR Code');
    expect(card.getByText(/SP-1226-10384 退票審核中/)).toBeInTheDocument();
  });

  test('a type that stays with its buyer is not offered to be given away', async () => {
    renderTickets([ticketRow({ canTransfer: false })]);
    expect(await screen.findByRole('button', { name: '取消報名' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '轉贈' })).not.toBeInTheDocument();
  });
});
