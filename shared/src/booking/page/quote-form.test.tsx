import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  renderInShell,
} from '@spotlight/shared/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { booking } from '../booking.fixture';
import { QuoteForm } from './quote-form';

test('a line that was just added is not wrong yet; what it lacks is said when it is sent', async () => {
  const user = userEvent.setup();
  const send = jest.fn(() => ({ data: null }));
  renderInShell(<QuoteForm booking={booking({})} />, {
    services: {
      backend: createFakeBackend({ send_quote: send }),
      session: createFakeSession(createFakeAccount()),
    },
  });
  await user.click(screen.getByRole('button', { name: '加一行' }));
  const rows = screen.getAllByRole('group', { name: /^第 \d+ 行/ });
  const line = within(rows.at(-1) as HTMLElement);
  await user.type(line.getByLabelText('項目'), '氣球佈置');
  await user.click(line.getByLabelText(/單價/));
  expect(screen.queryByText(/單價請填/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^送出報價/ }));
  expect(await screen.findByText(/單價請填/)).toBeVisible();
  expect(send).not.toHaveBeenCalled();
  await user.type(line.getByLabelText(/單價/), '1200');
  await waitFor(() => expect(screen.queryByText(/單價請填/)).not.toBeInTheDocument());
});
