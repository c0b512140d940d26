import { renderInShell } from '@spotlight/shared/contract/testing';
import { screen } from '@testing-library/react';
import texts from '../../locales/zh-TW.json';
import { manifest } from '../../manifest';
import { ComingSoonScreen } from './coming-soon.screen';

const announced = manifest.pages.filter((page) => page.screen === 'coming-soon');

it.each(announced.map((page) => [page.path, manifest.labels['zh-TW']?.[page.titleKey] ?? '']))(
  '%s says that 「%s」 is coming, and leads back to the overview',
  (path, title) => {
    renderInShell(<ComingSoonScreen />, { texts: { admin: texts }, at: path });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`${title} 即將推出`);
    expect(screen.getByRole('link', { name: '回到總覽' })).toHaveAttribute('href', '/admin');
  },
);
