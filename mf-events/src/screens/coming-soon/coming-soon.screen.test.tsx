import {
  createFakeAccount,
  createFakeSession,
  renderInShell,
} from '@spotlight/shared/contract/testing';
import { screen } from '@testing-library/react';
import words from '../../locales/zh-TW.json';
import { manifest } from '../../manifest';
import { ComingSoonScreen } from './coming-soon.screen';

const pages = manifest.pages.filter((page) => page.screen === 'coming-soon');
const titles = manifest.labels['zh-TW'] ?? {};

test.each(pages.map(({ path, titleKey }) => [path, titles[titleKey] ?? '']))(
  '%s is announced as %s',
  (at, title) => {
    renderInShell(<ComingSoonScreen />, { at, words: { events: words } });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(screen.getByRole('link', { name: '探索活動' })).toHaveAttribute('href', '/events');
  },
);

test('from the pages about own events, members are led to their tickets', () => {
  renderInShell(<ComingSoonScreen />, {
    at: '/attend-events',
    words: { events: words },
    services: { session: createFakeSession(createFakeAccount()) },
  });
  expect(screen.getByRole('link', { name: '查看票券' })).toHaveAttribute('href', '/tickets');
});
