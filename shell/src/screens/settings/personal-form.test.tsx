import {
  createFakeAccount,
  createFakeToasts,
  renderInShell,
} from '@spotlight/shared/contract/testing';
import { AppError } from '@spotlight/shared/data';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withSessionStore } from '../../session/testing/with-session-store';
import { PersonalForm } from './personal-form';

function renderForm(updateProfile = jest.fn().mockResolvedValue(undefined)) {
  const toasts = createFakeToasts();
  const setUnsavedChanges = jest.fn();
  const user = createFakeAccount({ username: '阿光', phone: '0912345678' });
  renderInShell(withSessionStore(<PersonalForm user={user} />, { updateProfile }), {
    services: { toasts, setUnsavedChanges },
  });
  return { toasts, updateProfile, setUnsavedChanges };
}

const save = () => screen.getByRole('button', { name: '儲存變更' });

it('saves what was changed and says so after the answer', async () => {
  const { toasts, updateProfile, setUnsavedChanges } = renderForm();
  expect(save()).toBeDisabled();
  await userEvent.type(screen.getByLabelText('名稱'), '子');
  expect(setUnsavedChanges).toHaveBeenLastCalledWith(expect.anything(), true);
  await userEvent.click(save());
  expect(updateProfile).toHaveBeenCalledWith({ username: '阿光子', phone: '0912345678' });
  expect(toasts.messages).toEqual(['個人資料已更新']);
  await waitFor(() => expect(save()).toBeDisabled());
  expect(setUnsavedChanges).toHaveBeenLastCalledWith(expect.anything(), false);
});

it('refuses what is no phone number, but not an empty one', async () => {
  const { updateProfile } = renderForm();
  await userEvent.type(screen.getByLabelText('手機'), '9');
  await userEvent.click(save());
  expect(screen.getByText(/請輸入手機號碼/)).toBeInTheDocument();
  expect(updateProfile).not.toHaveBeenCalled();
  await userEvent.clear(screen.getByLabelText('手機'));
  await userEvent.click(save());
  expect(updateProfile).toHaveBeenCalledWith({ username: '阿光', phone: '' });
});

it('says what went wrong and keeps what was typed', async () => {
  const { toasts } = renderForm(jest.fn().mockRejectedValue(new AppError('SERVER')));
  await userEvent.type(screen.getByLabelText('名稱'), '子');
  await userEvent.click(save());
  expect(screen.getByText('伺服器暫時沒有回應，請稍後再試一次。')).toBeInTheDocument();
  expect(screen.getByLabelText('名稱')).toHaveValue('阿光子');
  expect(toasts.messages).toEqual([]);
});
