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
import { ContactOrganizerButton } from './contact-organizer-button';

async function openForm(contact_organizer: (args: Record<string, unknown>) => FakeAnswer) {
  const toasts = createFakeToasts();
  const user = userEvent.setup();
  renderInShell(<ContactOrganizerButton eventId="e1" />, {
    texts: { events: texts },
    services: {
      backend: createFakeBackend({ contact_organizer }),
      session: createFakeSession(createFakeAccount()),
      toasts,
    },
  });
  await user.click(screen.getByRole('button', { name: '聯繫主辦方' }));
  await screen.findByRole('dialog', { name: '聯繫主辦方' });
  return { user, toasts };
}

test('a message is sent and its number told', async () => {
  const contact = jest.fn(() => ({ data: { messageNo: 'M-7KQ2MX' } }));
  const { user, toasts } = await openForm(contact);
  await user.type(screen.getByRole('textbox'), ' 現場有置物櫃嗎？ ');
  await user.click(screen.getByRole('button', { name: '送出訊息' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(contact).toHaveBeenCalledWith({ p_event_id: 'e1', p_body: '現場有置物櫃嗎？' });
  expect(toasts.messages).toEqual(['訊息已送出（編號 M-7KQ2MX）']);
});

test('an empty message is not sent', async () => {
  const contact = jest.fn();
  const { user } = await openForm(contact);
  await user.type(screen.getByRole('textbox'), '   ');
  await user.click(screen.getByRole('button', { name: '送出訊息' }));
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('請寫下想問的事。');
  expect(contact).not.toHaveBeenCalled();
});

test('a message that could not be sent is still there', async () => {
  const { user } = await openForm(() => ({ code: 'RATE_LIMITED', status: 429 }));
  await user.type(screen.getByRole('textbox'), '請問');
  await user.click(screen.getByRole('button', { name: '送出訊息' }));
  expect(await screen.findByText(/太頻繁/)).toBeInTheDocument();
  expect(screen.getByRole('textbox')).toHaveValue('請問');
});

test('a visitor signs in first', async () => {
  const requestLogin = jest.fn().mockResolvedValue(false);
  renderInShell(<ContactOrganizerButton eventId="e1" />, {
    texts: { events: texts },
    services: { requestLogin },
  });
  await userEvent.click(screen.getByRole('button', { name: '聯繫主辦方' }));
  expect(requestLogin).toHaveBeenCalledWith({ title: '登入後聯繫主辦方' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
