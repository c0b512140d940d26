import {
  createFakeAccount,
  createFakeSession,
  createFakeToasts,
  renderInShell,
} from '@spotlight/shared/contract/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withSessionStore } from '../../session/testing/with-session-store';
import { EmailForm } from './email-form';

const done = { success: true as const };

function renderForm(answers: { request?: object; confirm?: object } = {}) {
  const toasts = createFakeToasts();
  const requestEmailChange = jest.fn().mockResolvedValue(answers.request ?? done);
  const confirmEmailChange = jest.fn().mockResolvedValue(answers.confirm ?? done);
  renderInShell(withSessionStore(<EmailForm />, { requestEmailChange, confirmEmailChange }), {
    services: {
      toasts,
      session: createFakeSession(createFakeAccount({ email: 'fan@example.tw' })),
    },
  });
  return { toasts, requestEmailChange, confirmEmailChange };
}

async function ask(email = 'new@example.tw') {
  await userEvent.type(screen.getByLabelText('新的電子郵件'), email);
  await userEvent.type(screen.getByLabelText('目前的密碼'), 'Right1!x');
  await userEvent.click(screen.getByRole('button', { name: '寄驗證碼到新的電子郵件' }));
}

it('sends a code to the new address, and changes it when that is typed', async () => {
  const { toasts, requestEmailChange, confirmEmailChange } = renderForm();
  await ask();
  expect(requestEmailChange).toHaveBeenCalledWith('Right1!x', 'new@example.tw');
  expect(await screen.findByText(/驗證碼已寄到 new@example.tw/)).toBeVisible();
  await userEvent.type(screen.getByLabelText('驗證碼'), ' 123456');
  await userEvent.click(screen.getByRole('button', { name: '確認變更' }));
  expect(confirmEmailChange).toHaveBeenCalledWith('new@example.tw', '123456');
  expect(toasts.messages).toEqual(['登入電子郵件已更改']);
  expect(screen.getByLabelText('新的電子郵件')).toHaveValue('');
});

it('asks nobody to prove the address that they have', async () => {
  const { requestEmailChange } = renderForm();
  await ask('fan@example.tw');
  expect(screen.getByText('這就是目前的電子郵件')).toBeVisible();
  expect(requestEmailChange).not.toHaveBeenCalled();
});

it('says what was refused and keeps what was typed', async () => {
  renderForm({ request: { success: false, error: '目前的密碼不正確' } });
  await ask();
  expect(await screen.findByText('目前的密碼不正確')).toBeVisible();
  expect(screen.getByLabelText('新的電子郵件')).toHaveValue('new@example.tw');
});

it('a wrong code is said, and another address can be asked for', async () => {
  const { toasts } = renderForm({ confirm: { success: false, error: '驗證碼不正確或已過期' } });
  await ask();
  await userEvent.type(await screen.findByLabelText('驗證碼'), '000000');
  await userEvent.click(screen.getByRole('button', { name: '確認變更' }));
  expect(await screen.findByText('驗證碼不正確或已過期')).toBeVisible();
  expect(toasts.messages).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: '換一個電子郵件或重寄' }));
  expect(screen.getByLabelText('新的電子郵件')).toBeVisible();
});
