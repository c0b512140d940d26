import { renderInShell } from '@spotlight/shared/contract/testing';
import { screen } from '@testing-library/react';
import texts from '../../locales/zh-TW.json';
import { manifest } from '../../manifest';
import { ComingSoonScreen } from './coming-soon.screen';

const pages = manifest.pages.filter((page) => page.screen === 'coming-soon');

test.each(pages)('$path says what will be there and offers a way on', ({ path, titleKey }) => {
  renderInShell(<ComingSoonScreen />, {
    texts: { 'idol-support': texts },
    at: path.replace(':id', '1'),
  });
  const title = manifest.labels['zh-TW']?.[titleKey];
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`${title} 即將推出`);
  expect(screen.getByRole('status')).not.toHaveTextContent('comingSoon.');
  expect(screen.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^\//));
});
