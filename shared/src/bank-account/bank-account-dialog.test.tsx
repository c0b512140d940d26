import {
  createFakeBackend,
  createFakeToasts,
  renderInShell,
} from '@spotlight/shared/contract/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BankAccountDialog } from './bank-account-dialog';

const stored = { bankCode: '822', accountNo: '0123456789', accountName: '王小明' };

function renderDialog(account: typeof stored | null) {
  const set = jest.fn(() => ({ data: null }));
  const toasts = createFakeToasts();
  const backend = createFakeBackend({
    set_bank_account: set,
    confirm_password: ({ p_password: typed }) => ({
      data: { outcome: typed === 'Right1!x' ? 'confirmed' : 'wrong' },
    }),
  });
  renderInShell(
    <BankAccountDialog
      payee={{ type: 'venue', id: 'v1' }}
      account={account}
      lead="給付款的人看"
      onClose={() => undefined}
    />,
    { services: { backend, toasts } },
  );
  return { set, toasts };
}
const save = () => userEvent.click(screen.getByRole('button', { name: '儲存帳號' }));

test('another account than there is needs the password', async () => {
  const { set, toasts } = renderDialog(stored);
  await userEvent.clear(screen.getByLabelText(/^帳號/));
  await userEvent.type(screen.getByLabelText(/^帳號/), '98765432100');
  await save();
  expect(screen.getByText(/請輸入登入密碼/)).toBeVisible();
  await userEvent.type(screen.getByLabelText('登入密碼'), 'wrong');
  await save();
  expect(await screen.findByText('密碼不正確。')).toBeVisible();
  expect(set).not.toHaveBeenCalled();
  await userEvent.clear(screen.getByLabelText('登入密碼'));
  await userEvent.type(screen.getByLabelText('登入密碼'), 'Right1!x');
  await save();
  await waitFor(() => expect(toasts.messages).toEqual(['已儲存收款帳號']));
  expect(set).toHaveBeenCalledWith(expect.objectContaining({ p_account_no: '98765432100' }));
});

test('the first one needs none', async () => {
  renderDialog(null);
  expect(screen.queryByLabelText('登入密碼')).toBeNull();
});
