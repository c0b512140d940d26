import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  createFakeToasts,
  renderInShell,
  type FakeAnswer,
} from '@spotlight/shared/contract/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../locales/zh-TW.json';
import { InvitationScreen } from './invitation.screen';

const token = 'ab'.repeat(24);

function renderInvitation({
  at = `/admin/invitation#${token}`,
  isSignedIn = true,
  accept = (): FakeAnswer => ({ data: null }),
} = {}) {
  const toasts = createFakeToasts();
  const accepted: unknown[] = [];
  const account = isSignedIn ? createFakeAccount({ email: 'new@example.test' }) : null;
  const { currentUrl } = renderInShell(<InvitationScreen />, {
    services: {
      backend: createFakeBackend({
        accept_admin_invitation: (args) => {
          accepted.push(args);
          return accept();
        },
      }),
      toasts,
      session: createFakeSession(account),
    },
    texts: { admin: texts },
    at,
    path: '/admin/*',
  });
  return { toasts, accepted, currentUrl };
}

it('is taken by one press, and leads to the overview', async () => {
  const { toasts, accepted, currentUrl } = renderInvitation();
  expect(screen.getByText('目前登入的帳號：new@example.test')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '接受邀請' }));
  await waitFor(() => expect(toasts.messages).toEqual(['你現在是管理員了']));
  expect(accepted).toEqual([{ p_token: token }]);
  expect(currentUrl()).toBe('/admin');
});

it('says why nobody became an administrator by it', async () => {
  const { currentUrl } = renderInvitation({
    accept: () => ({ code: 'INVITATION_INVALID', status: 409 }),
  });
  await userEvent.click(screen.getByRole('button', { name: '接受邀請' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('設定管理員權限時發生錯誤');
  expect(screen.getByRole('alert')).toHaveTextContent('這個管理員邀請已失效或還不能使用');
  expect(currentUrl()).toContain('/admin/invitation');
});

it('asks for the invited account first, and for the whole link', () => {
  renderInvitation({ isSignedIn: false });
  expect(screen.getByRole('link', { name: '登入' })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent(token)),
  );
});

it('says that a link without its secret is not whole', () => {
  renderInvitation({ at: '/admin/invitation' });
  expect(screen.getByText('連結不完整')).toBeVisible();
});
