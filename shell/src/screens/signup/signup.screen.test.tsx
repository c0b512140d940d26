import {
  createFakeBackend,
  createFakeSession,
  createFakeToasts,
  renderInShell,
} from '@spotlight/shared/contract/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../locales/zh-TW.json';
import { withSessionStore } from '../../session/testing/with-session-store';
import { SignupScreen } from './signup.screen';

function renderSignup(signup = jest.fn(), isLoggedInAfterwards = true) {
  const toasts = createFakeToasts();
  const setPreference = jest.fn();
  const session = createFakeSession(null, { signup });
  const send = jest.fn(() => ({
    data: { proved_at: null, proof_sent_at: null, bounced_at: null },
  }));
  const backend = createFakeBackend({ send_address_proof: send });
  const getState = () => ({ ...session, isLoggedIn: isLoggedInAfterwards });
  renderInShell(withSessionStore(<SignupScreen />, { getState }), {
    at: '/signup',
    texts: { shell: texts },
    services: { toasts, session, backend, theme: { preference: 'dark', setPreference } },
  });
  return { toasts, signup, setPreference, send };
}

const submit = () => userEvent.click(screen.getByRole('button', { name: '建立帳號' }));

async function fillIn(password = 'Right1!x') {
  await userEvent.click(screen.getByRole('radio', { name: /表演者/ }));
  await userEvent.type(screen.getByLabelText('名稱'), ' 阿光 ');
  await userEvent.type(screen.getByLabelText('電子郵件'), 'new@example.tw');
  await userEvent.type(screen.getByLabelText('密碼'), password);
  await userEvent.click(screen.getByRole('checkbox'));
}

it('marks the password rules off while typing', async () => {
  renderSignup();
  const rules = screen.getByRole('list', { name: '密碼需要' });
  const met = () => within(rules).queryAllByText('已符合').length;
  expect(met()).toBe(0);
  await userEvent.type(screen.getByLabelText('密碼'), 'aA1');
  expect(met()).toBe(3);
  await userEvent.type(screen.getByLabelText('密碼'), '!aaaa');
  expect(met()).toBe(5);
});

it('names every missing thing and asks the server for nothing', async () => {
  const { signup } = renderSignup();
  await submit();
  for (const text of ['請輸入名稱', '請輸入電子郵件', '密碼至少需要 8 個字元', /請先閱讀並同意/]) {
    expect(screen.getByText(text)).toBeInTheDocument();
  }
  expect(signup).not.toHaveBeenCalled();
});

it('names the rule that a password breaks', async () => {
  const { signup } = renderSignup();
  await fillIn('right1!x');
  await submit();
  expect(screen.getByText('密碼需要一個大寫英文字母')).toBeInTheDocument();
  expect(signup).not.toHaveBeenCalled();
});

it('creates the account under the chosen identity and stores the chosen theme', async () => {
  const { signup, toasts, setPreference, send } = renderSignup(
    jest.fn().mockResolvedValue({ success: true }),
  );
  await fillIn();
  await submit();
  expect(signup).toHaveBeenCalledWith({
    userType: 'performer',
    username: '阿光',
    email: 'new@example.tw',
    password: 'Right1!x',
  });
  expect(toasts.messages).toEqual(['註冊成功，歡迎來到聚光']);
  expect(setPreference).toHaveBeenCalledWith('dark');
  expect(send).toHaveBeenCalledTimes(1);
});

it('says what the server refused and keeps what was typed', async () => {
  renderSignup(jest.fn().mockResolvedValue({ success: false, error: '這個電子郵件已經註冊過' }));
  await fillIn();
  await submit();
  expect(screen.getByText('註冊失敗: 這個電子郵件已經註冊過')).toBeInTheDocument();
  expect(screen.getByLabelText('電子郵件')).toHaveValue('new@example.tw');
});

it('sends whoever has to confirm the address to the mailbox', async () => {
  const { toasts, send } = renderSignup(jest.fn().mockResolvedValue({ success: true }), false);
  await fillIn();
  await submit();
  expect(screen.getByText('請查看你的信箱')).toBeInTheDocument();
  expect(toasts.messages).toEqual([]);
  expect(send).not.toHaveBeenCalled();
});
