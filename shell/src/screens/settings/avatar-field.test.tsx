import {
  createFakeAccount,
  createFakeBackend,
  createFakeToasts,
  renderInShell,
} from '@spotlight/shared/contract/testing';
import { AppError } from '@spotlight/shared/data';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withSessionStore } from '../../session/testing/with-session-store';
import { AvatarField } from './avatar-field';

// What moves stays as it is, so that nothing has to be drawn here.
const face = new File(['x'], '臉.gif', { type: 'image/gif' });
const stored: string[] = [];
beforeEach(() => {
  stored.length = 0;
  Object.assign(globalThis, {
    createImageBitmap: () => Promise.resolve({ width: 4, height: 3, close: () => undefined }),
    fetch: (address: string) => {
      stored.push(address);
      return Promise.resolve({ ok: true });
    },
  });
});

function renderField(avatarUrl: string | null, updateProfile = jest.fn().mockResolvedValue(null)) {
  const toasts = createFakeToasts();
  const user = { ...createFakeAccount(), avatarUrl };
  renderInShell(withSessionStore(<AvatarField user={user} />, { updateProfile }), {
    services: {
      toasts,
      backend: {
        ...createFakeBackend({
          validate_file_upload: () => ({ data: { valid: true, error: null } }),
          my_unused_pictures: () => ({ data: [] }),
        }),
        getAccessToken: () => Promise.resolve(`x.${btoa('{"sub":"u1"}')}.y`),
      },
    },
  });
  return { toasts, updateProfile };
}

it('is saved as soon as it is chosen', async () => {
  const { toasts, updateProfile } = renderField(null);
  fireEvent.change(screen.getByLabelText('選擇圖片檔案'), { target: { files: [face] } });
  await waitFor(() => expect(toasts.messages).toEqual(['頭像已更新']));
  const [change] = updateProfile.mock.calls[0] as [{ avatarUrl: string }];
  expect(change.avatarUrl).toMatch(/\/object\/public\/media\/u1\/avatars\/.+\.gif$/);
  expect(stored).toHaveLength(1);
});

it('can be taken away, and says when that did not work', async () => {
  const refuse = jest.fn().mockRejectedValue(new AppError('SERVER'));
  const { toasts } = renderField('/storage/v1/object/public/media/u1/avatars/a.gif', refuse);
  await userEvent.click(screen.getByRole('button', { name: '移除圖片' }));
  expect(refuse).toHaveBeenCalledWith({ avatarUrl: '' });
  expect(toasts.messages).toEqual(['伺服器暫時沒有回應，請稍後再試一次。']);
});
