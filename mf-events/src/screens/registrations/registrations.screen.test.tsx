import orderStateTexts from '@spotlight/shared/locales/orders.zh-TW.json';
import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  renderInShell,
  type FakeFunctions,
} from '@spotlight/shared/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RegistrationCard } from '../../data/registration/registration-list.schema';
import { eventInListRow } from '../../data/event/event.fixtures';
import texts from '../../locales/zh-TW.json';
import { RegistrationsScreen } from './registrations.screen';

const registration = (overrides: Partial<RegistrationCard> = {}): RegistrationCard => ({
  id: 'r1',
  registrationNo: 'R-261204-7KQ2MX',
  status: 'confirmed',
  awaits: null,
  ticketTypeName: '一般票',
  quantity: 2,
  amount: 0,
  registeredAt: '2026-12-04T21:00:00+08:00',
  cancelledAt: null,
  cancelReason: null,
  order: null,
  canCancel: true,
  questions: [],
  answers: [],
  canEditAnswers: false,
  answersCloseAt: '2099-12-26T19:30:00+08:00',
  event: eventInListRow(),
  ...overrides,
});

function renderRegistrations(items: RegistrationCard[], more: FakeFunctions = {}) {
  const list = jest.fn((_args: Record<string, unknown>) => ({
    data: { items, total: items.length, page: 1, pageSize: 12 },
  }));
  const rendered = renderInShell(<RegistrationsScreen />, {
    at: '/event-registrations',
    path: '/event-registrations',
    texts: { events: texts },
    services: {
      backend: createFakeBackend({ my_registrations: list, ...more }),
      session: createFakeSession(createFakeAccount()),
    },
  });
  return { list, ...rendered };
}

test('a registration says how far it is and whom it waits for', async () => {
  renderRegistrations([
    registration({
      status: 'pending',
      awaits: 'payment',
      amount: 3000,
      canCancel: false,
      order: {
        id: 'o1',
        orderNo: 'EO20261204210000',
        status: 'pending_payment',
        total: 3000,
        holdExpiresAt: null,
      },
    }),
  ]);
  const card = within(await screen.findByRole('article', { name: /午夜迪斯可/ }));
  expect(card.getByText('待付款')).toBeInTheDocument();
  expect(card.queryByText('待確認')).not.toBeInTheDocument();
  expect(card.getByText('一般票 × 2・NT$3,000')).toBeInTheDocument();
  expect(card.getByRole('link', { name: /^前往付款/ })).toHaveAttribute(
    'href',
    '/purchase-history/o1',
  );
  expect(card.queryByRole('button', { name: /^取消報名/ })).not.toBeInTheDocument();
});

test('what the seller looks for is called as the order calls it, and leads there', async () => {
  renderRegistrations([
    registration({
      status: 'pending',
      awaits: 'review',
      amount: 3000,
      canCancel: false,
      order: {
        id: 'o1',
        orderNo: 'EO20261204210000',
        status: 'payment_review',
        total: 3000,
        holdExpiresAt: null,
      },
    }),
  ]);
  const card = within(await screen.findByRole('article', { name: /午夜迪斯可/ }));
  expect(card.getByText(orderStateTexts.status.payment_review)).toBeInTheDocument();
  expect(card.getByRole('link', { name: /^查看訂單/ })).toHaveAttribute(
    'href',
    '/purchase-history/o1',
  );
  expect(card.queryByRole('link', { name: /^前往付款/ })).not.toBeInTheDocument();
});

test('a refusal says why', async () => {
  renderRegistrations([
    registration({ status: 'cancelled', cancelReason: '名額已滿', canCancel: false }),
  ]);
  expect(await screen.findByText('原因：名額已滿')).toBeInTheDocument();
});

test('a code of the server is said in words', async () => {
  renderRegistrations([
    registration({ status: 'cancelled', cancelReason: 'expired', canCancel: false }),
  ]);
  expect(await screen.findByText('原因：超過付款期限')).toBeInTheDocument();
});

test('the state narrows the list and stands in the address', async () => {
  const user = userEvent.setup();
  const { list, currentUrl } = renderRegistrations([registration()]);
  await screen.findAllByRole('article');
  await user.click(screen.getByRole('radio', { name: '待確認' }));
  expect(currentUrl()).toBe('/event-registrations?status=pending');
  await waitFor(() =>
    expect(list).toHaveBeenLastCalledWith(expect.objectContaining({ p_status: 'pending' })),
  );
});

describe('the waitlist entries of a visitor', () => {
  const entry = {
    id: 'w1',
    eventId: 'e1',
    ticketTypeId: 'vip',
    ticketTypeName: 'VIP',
    quantity: 2,
    status: 'waiting',
    offerExpiresAt: null as string | null,
    position: 3 as number | null,
    event: { ...eventInListRow(), city: 'taipei' },
  };
  const openEntries = async (entries: (typeof entry)[], more: FakeFunctions = {}) => {
    const user = userEvent.setup();
    const rendered = renderRegistrations([registration()], {
      my_waitlist: () => ({ data: entries }),
      ...more,
    });
    await user.click(await screen.findByRole('radio', { name: '候補' }));
    return { user, ...rendered };
  };

  test('say which position one has, and can be left', async () => {
    const leave = jest.fn(() => ({ data: { status: 'cancelled' } }));
    const { user, currentUrl, list } = await openEntries([entry], { leave_waitlist: leave });
    const card = within(await screen.findByRole('article', { name: /午夜迪斯可/ }));
    expect(card.getByText('候補第 3 位')).toBeInTheDocument();
    expect(card.getByText('VIP × 2')).toBeInTheDocument();
    expect(card.getByText('台北・月台酒吧')).toBeInTheDocument();
    expect(card.queryByRole('link', { name: /前往購票/ })).not.toBeInTheDocument();
    await user.click(card.getByRole('button', { name: /^取消候補/ }));
    expect(leave).toHaveBeenCalledWith({ p_entry_id: 'w1' });
    expect(currentUrl()).toBe('/event-registrations?status=waitlist');
    expect(list).not.toHaveBeenCalledWith(expect.objectContaining({ p_status: 'waitlist' }));
  });

  test('lead to the sheet with what is held, until then', async () => {
    const offer = { status: 'offered', position: null, offerExpiresAt: '2026-12-04T14:00:00Z' };
    await openEntries([{ ...entry, ...offer }]);
    expect(await screen.findByText(/保留到 2026\/12\/04\(五\) 22:00/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^前往購票/ })).toHaveAttribute(
      'href',
      '/events/e1?register=true&tickets=vip%3A2',
    );
  });

  test('are none for most people', async () => {
    await openEntries([]);
    expect(await screen.findByText('目前沒有候補')).toBeInTheDocument();
  });
});

test('a free registration is cancelled after asking', async () => {
  const user = userEvent.setup();
  const cancel = jest.fn(() => ({ data: { status: 'cancelled' } }));
  renderRegistrations([registration()], { cancel_registration: cancel });
  await user.click(await screen.findByRole('button', { name: /^取消報名/ }));
  const question = within(screen.getByRole('alertdialog', { name: '取消報名' }));
  expect(question.getByText(/2 個名額/)).toBeInTheDocument();
  await user.click(question.getByRole('button', { name: '取消報名' }));
  await waitFor(() => expect(cancel).toHaveBeenCalledWith({ p_registration_id: 'r1' }));
});

describe('what one told the organizer', () => {
  const asked = registration({
    questions: [
      { id: 'q-diet', kind: 'text', label: '飲食習慣', required: true },
      { id: 'q-days', kind: 'many_of', label: '哪幾天來', required: false, options: ['六', '日'] },
    ],
    answers: [
      { questionId: 'q-diet', kind: 'text', label: '飲食習慣', value: '全素' },
      { questionId: 'q-photo', kind: 'consent', label: '同意拍照', value: true },
    ],
    canEditAnswers: true,
  });

  test('is shown with the words of then, and not editable once the answers are closed', async () => {
    renderRegistrations([{ ...asked, canEditAnswers: false }]);
    expect(await screen.findByText('全素')).toBeInTheDocument();
    expect(screen.getByText('已同意')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /編輯/ })).not.toBeInTheDocument();
  });

  test('is changed until then; what is missing is named', async () => {
    const user = userEvent.setup();
    const update = jest.fn((_args: Record<string, unknown>) => ({ data: { answers: [] } }));
    renderRegistrations([asked], { update_registration_answers: update });
    await user.click(await screen.findByRole('button', { name: /^編輯/ }));
    const sheet = within(await screen.findByRole('dialog', { name: '編輯資料' }));
    const diet = sheet.getByLabelText(/飲食習慣/);
    expect(diet).toHaveValue('全素');
    await user.clear(diet);
    await user.click(sheet.getByRole('button', { name: '儲存資料' }));
    expect(diet).toHaveAccessibleDescription('請回答這個問題。');
    await user.type(diet, '蛋奶素');
    await user.click(sheet.getByRole('checkbox', { name: '日' }));
    await user.click(sheet.getByRole('button', { name: '儲存資料' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(update).toHaveBeenCalledWith({
      p_registration_id: 'r1',
      p_answers: [
        { question_id: 'q-diet', value: '蛋奶素' },
        { question_id: 'q-days', value: ['日'] },
      ],
    });
  });

  test('too late is said, and what was typed stays', async () => {
    const user = userEvent.setup();
    renderRegistrations([asked], {
      update_registration_answers: () => ({ code: 'ANSWERS_CLOSED', status: 409 }),
    });
    await user.click(await screen.findByRole('button', { name: /^編輯/ }));
    const sheet = within(await screen.findByRole('dialog', { name: '編輯資料' }));
    await user.click(sheet.getByRole('checkbox', { name: '六' }));
    await user.click(sheet.getByRole('button', { name: '儲存資料' }));
    expect(await sheet.findByText(/修改時間已過/)).toBeInTheDocument();
    expect(sheet.getByRole('checkbox', { name: '六' })).toBeChecked();
  });
});
