import {
  createFakeBackend,
  renderInShell,
  type FakeFunctions,
} from '@spotlight/shared/contract/testing';
import { screen } from '@testing-library/react';
import texts from '../../locales/zh-TW.json';
import { PlatformScreen } from './platform.screen';

const renderPlatform = (siteCounts: NonNullable<FakeFunctions['site_counts']>) =>
  renderInShell(<PlatformScreen />, {
    texts: { shell: texts },
    services: { backend: createFakeBackend({ site_counts: siteCounts }) },
  });

test('the page says how much there is, as it was counted', async () => {
  renderPlatform(() => ({ data: { events: 1234, performers: 56, venues: 7 } }));
  expect(await screen.findByText('1,234')).toBeInTheDocument();
  const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(figures).toEqual(['1,234', '56', '7']);
});

test('without figures everything else stands', async () => {
  renderPlatform(() => ({ code: 'UNKNOWN', status: 500 }));
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(screen.queryByRole('definition')).not.toBeInTheDocument();
});
