import { createFakeBackend, renderInShell } from '@spotlight/shared/contract/testing';
import { screen } from '@testing-library/react';
import texts from '../../locales/zh-TW.json';
import { PopularEventsScreen } from './popular-events.screen';

test('popular events say what went wrong', async () => {
  renderInShell(<PopularEventsScreen />, {
    at: '/popular-events',
    texts: { events: texts },
    services: { backend: createFakeBackend({ trends: () => ({ code: 'SERVER', status: 503 }) }) },
  });
  expect(await screen.findByText('無法載入排行榜')).toBeInTheDocument();
});
