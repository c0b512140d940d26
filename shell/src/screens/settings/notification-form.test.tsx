import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  createFakeToasts,
  renderInShell,
} from '@spotlight/shared/contract/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotificationForm } from './notification-form';

const settings = (eventsMail: boolean) => [
  { topic: 'orders', site: true, mail: true, push: true, hasEssentials: true },
  { topic: 'events', site: true, mail: eventsMail, push: true, hasEssentials: true },
];
const eventMails = () => screen.findByRole('switch', { name: '活動異動與提醒：電子郵件' });

it('saves a switch at once, and shows what the server saved', async () => {
  const set = jest.fn(() => ({ data: settings(false) }));
  renderInShell(<NotificationForm />, {
    services: {
      backend: createFakeBackend({
        my_notification_settings: () => ({ data: settings(true) }),
        set_notification_setting: set,
      }),
    },
  });
  await userEvent.click(await eventMails());
  expect(set).toHaveBeenCalledWith({ p_topic: 'events', p_channel: 'mail', p_is_on: false });
  expect(await eventMails()).not.toBeChecked();
  expect(screen.getByRole('switch', { name: '訂單與退款：電子郵件' })).toBeChecked();
});

it('goes back to what is saved when that fails, and says so', async () => {
  const toasts = createFakeToasts();
  renderInShell(<NotificationForm />, {
    services: {
      toasts,
      backend: createFakeBackend({
        my_notification_settings: () => ({ data: settings(true) }),
        set_notification_setting: () => ({ code: 'SERVER', status: 500 }),
      }),
    },
  });
  await userEvent.click(await eventMails());
  await waitFor(() => expect(toasts.messages).toHaveLength(1));
  expect(await eventMails()).toBeChecked();
});

it.each([
  ['has none to choose of push where it is on nowhere', [], 0],
  ['has a third way where push is on in some browser', ['https://push.test/1'], 2],
])('%s', async (_, known, count) => {
  const items = known.map((endpoint) => ({
    endpoint,
    created_at: '2026-03-14T04:00:00Z',
    last_success_at: null,
  }));
  const asked = jest.fn(() => ({ data: { items } }));
  renderInShell(<NotificationForm />, {
    services: {
      session: createFakeSession(createFakeAccount()),
      backend: createFakeBackend({
        my_notification_settings: () => ({ data: settings(true) }),
        my_push_subscriptions: asked,
      }),
    },
  });
  await eventMails();
  await waitFor(() => expect(asked).toHaveBeenCalled());
  await waitFor(() =>
    expect(screen.queryAllByRole('switch', { name: /：推播$/ })).toHaveLength(count),
  );
});
