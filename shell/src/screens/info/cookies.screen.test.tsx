import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  createFakeToasts,
  renderInShell,
} from '@spotlight/shared/contract/testing';
import { isMeasuringAllowed } from '@spotlight/shared/contract/measuring';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CookiesScreen } from './cookies.screen';

afterEach(() => localStorage.clear());

const toggle = () => screen.getByRole('switch', { name: '讓我的瀏覽、分享與頁面速度計入統計' });

test('a visitor says no, and this device remembers it', async () => {
  const { unmount } = renderInShell(<CookiesScreen />);
  expect(toggle()).toBeChecked();
  await userEvent.click(toggle());
  await waitFor(() => expect(toggle()).not.toBeChecked());
  expect(isMeasuringAllowed()).toBe(false);
  unmount();
  renderInShell(<CookiesScreen />);
  expect(toggle()).not.toBeChecked();
});

function renderSignedIn(isMeasured: boolean, refuses = false) {
  const asked: unknown[] = [];
  const toasts = createFakeToasts();
  let kept = isMeasured;
  renderInShell(<CookiesScreen />, {
    services: {
      toasts,
      session: createFakeSession(createFakeAccount()),
      backend: createFakeBackend({
        my_measuring: () => ({ data: { is_measured: kept, decided_at: null } }),
        set_measuring: (args) => {
          asked.push(args);
          if (refuses) return { code: 'SERVER', status: 500 };
          kept = args.p_is_measured ?? true;
          return { data: { is_measured: kept, decided_at: '2026-12-01T00:00:00Z' } };
        },
      }),
    },
  });
  return { asked, toasts };
}

test('who is signed in says it for all of their devices', async () => {
  const { asked, toasts } = renderSignedIn(false);
  await waitFor(() => expect(toggle()).not.toBeChecked());
  await userEvent.click(toggle());
  await waitFor(() => expect(toggle()).toBeChecked());
  expect(asked).toEqual([{ p_is_measured: true }]);
  expect(toasts.messages).toEqual(['已開啟：你的瀏覽、分享與頁面速度會計入統計']);
});

test('a choice that was not saved is not shown as if it were', async () => {
  const { toasts } = renderSignedIn(true, true);
  await userEvent.click(toggle());
  await waitFor(() => expect(toasts.messages).toHaveLength(1));
  expect(toggle()).toBeChecked();
  expect(isMeasuringAllowed()).toBe(true);
});
