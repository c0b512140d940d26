import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  createFakeToasts,
  renderInShell,
} from '@spotlight/shared/contract/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VenueActions } from './venue-actions';

const venue = { id: 'v1', name: '九杯咖啡' };

test('whoever is signed in tells the administrators what is wrong with a venue', async () => {
  const user = userEvent.setup();
  const report = jest.fn((_args: object) => ({ data: { status: 'open', is_new: true } }));
  const toasts = createFakeToasts();
  renderInShell(<VenueActions venue={venue} />, {
    services: {
      toasts,
      session: createFakeSession(createFakeAccount()),
      backend: createFakeBackend({ my_saved_ids: () => ({ data: [] }), report_content: report }),
    },
  });
  await user.click(await screen.findByRole('button', { name: '檢舉這個場地' }));
  await user.selectOptions(await screen.findByLabelText(/有什麼問題/), '疑似詐騙');
  await user.click(screen.getByRole('button', { name: '送出檢舉' }));
  await waitFor(() => expect(toasts.messages).toEqual(['已收到檢舉，我們會儘快處理']));
  expect(report).toHaveBeenCalledWith({
    p_entity_type: 'venue',
    p_entity_id: 'v1',
    p_kind: 'scam',
    p_body: null,
  });
});

test('a visitor is asked to sign in first', async () => {
  const user = userEvent.setup();
  const requestLogin = jest.fn(() => Promise.resolve(false));
  renderInShell(<VenueActions venue={venue} />, { services: { requestLogin } });
  await user.click(await screen.findByRole('button', { name: '檢舉這個場地' }));
  expect(requestLogin).toHaveBeenCalledWith({ title: '登入後檢舉場地' });
  expect(screen.queryByRole('dialog')).toBeNull();
});
