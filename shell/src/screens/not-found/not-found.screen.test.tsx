import { createFakeBackend, renderInShell } from '@spotlight/shared/contract/testing';
import { screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { NotFoundScreen } from './not-found.screen';

it('offers back, home and contact, and counts the missing page once', async () => {
  const log = jest.fn(() => ({ data: null }));
  renderInShell(
    <StrictMode>
      <NotFoundScreen />
    </StrictMode>,
    { at: '/no/such/page', services: { backend: createFakeBackend({ log_page_not_found: log }) } },
  );
  expect(screen.getByRole('heading', { level: 1, name: '這裡沒有燈光' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '返回上一頁' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '回首頁' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: '聯絡我們' })).toHaveAttribute('href', '/contact');
  await waitFor(() => expect(log).toHaveBeenCalled());
  expect(log).toHaveBeenCalledTimes(1);
  expect(log).toHaveBeenCalledWith({ p_path: '/no/such/page', p_referrer: null });
});
