import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  createFakeToasts,
  renderInShell,
  type FakeFunctions,
} from '@spotlight/shared/contract/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { transferRow } from '../../data/transfer/transfer.fixtures';
import texts from '../../locales/zh-TW.json';
import { TransferScreen } from './transfer.screen';

const token = 'ab'.repeat(24);

const known = createFakeSession(createFakeAccount({ phone: '0912345678' }));

function renderOffer(functions: FakeFunctions, reference = token, session = known) {
  const toasts = createFakeToasts();
  const rendered = renderInShell(<TransferScreen />, {
    at: `/tickets/transfer/${reference}`,
    path: '/tickets/transfer/:token',
    texts: { events: texts },
    services: {
      backend: createFakeBackend(functions),
      session,
      toasts,
    },
  });
  return { toasts, ...rendered };
}

test('the link shows what is offered, and taking it leads to the tickets', async () => {
  const user = userEvent.setup();
  const accept = jest.fn(() => ({ data: { status: 'accepted', ticket_id: 't1' } }));
  const { toasts, currentUrl } = renderOffer({
    find_transfer: () => ({ data: transferRow({ price: 1500 }) }),
    accept_transfer: accept,
  });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('林芷晴 要轉贈');
  expect(screen.getByText(/請自行交付 NT\$1,500 給 林芷晴/)).toBeInTheDocument();
  await user.clear(screen.getByLabelText(/姓名/));
  await user.click(screen.getByRole('button', { name: '接收票券' }));
  expect(screen.getByLabelText(/姓名/)).toHaveFocus();
  await user.type(screen.getByLabelText(/姓名/), '王小明');
  await user.click(screen.getByRole('button', { name: '接收票券' }));
  await waitFor(() => expect(currentUrl()).toBe('/tickets'));
  expect(toasts.messages).toEqual(['票券已放進「票券管理」']);
  expect(accept).toHaveBeenCalledWith({
    p_token: token,
    p_name: '王小明',
    p_phone: '0912-345-678',
  });
});

test('a phone number is asked for once: what was given here the account knows afterwards', async () => {
  const user = userEvent.setup();
  const refreshAccount = jest.fn(() => Promise.resolve());
  const { currentUrl } = renderOffer(
    {
      find_transfer: () => ({ data: transferRow() }),
      accept_transfer: () => ({ data: { status: 'accepted', ticket_id: 't1' } }),
    },
    token,
    createFakeSession(createFakeAccount(), { refreshAccount }),
  );
  await user.type(await screen.findByLabelText(/手機/), '0912345678');
  await user.click(screen.getByRole('button', { name: '接收票券' }));
  await waitFor(() => expect(currentUrl()).toBe('/tickets'));
  expect(refreshAccount).toHaveBeenCalledTimes(1);
});

test('an offer to the own address is declined by its id', async () => {
  const user = userEvent.setup();
  const end = jest.fn(() => ({ data: { status: 'declined' } }));
  const offer = transferRow();
  renderOffer(
    { my_transfers: () => ({ data: { sent: [], received: [offer] } }), end_transfer: end },
    offer.id,
  );
  await user.click(await screen.findByRole('button', { name: '婉拒' }));
  await waitFor(() => expect(end).toHaveBeenCalledWith({ p_transfer_id: offer.id }));
});

test('a link that was used or took too long says so', async () => {
  renderOffer({ find_transfer: () => ({ data: null }) });
  expect(await screen.findByRole('heading', { name: /轉贈連結已失效/ })).toBeInTheDocument();
});

test('when somebody was faster, it says so and keeps what was typed', async () => {
  const user = userEvent.setup();
  renderOffer({
    find_transfer: () => ({ data: transferRow() }),
    accept_transfer: () => ({ code: 'INVALID_STATE', status: 409 }),
  });
  await user.click(await screen.findByRole('button', { name: '接收票券' }));
  expect(await screen.findByText(/狀態剛剛有變動/)).toBeInTheDocument();
  expect(screen.getByLabelText(/姓名/)).toHaveValue('測試粉絲');
});
