import { renderInShell } from '@spotlight/shared/contract/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FaqScreen, ManualScreen } from '.';
import manualTexts from '../../locales/manual.zh-TW.json';
import { manualLinks } from './manual-links';

const searched = (name: string) => screen.getByRole('searchbox', { name });

test('every way out of the manual leads to a page, and every page has its words', () => {
  const named = Object.entries(manualTexts.roles).flatMap(([part, { sections }]) =>
    Object.entries(sections).flatMap(([id, section]) => ('go' in section ? `${part}.${id}` : [])),
  );
  expect(named.toSorted()).toEqual(Object.keys(manualLinks).toSorted());
});

test('the manual is searched while somebody types, and says when it has nothing', async () => {
  const user = userEvent.setup();
  renderInShell(<ManualScreen />);
  expect(screen.getByRole('link', { name: '場地空間' })).toHaveAttribute('href', '#venue');
  expect(screen.getByRole('heading', { name: '現場驗票' })).toBeVisible();

  await user.type(searched('搜尋手冊'), 'ics');
  expect(screen.getByRole('heading', { name: '管理檔期' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: '現場驗票' })).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('1 段說明');

  await user.type(searched('搜尋手冊'), '沒有');
  expect(screen.getByText('找不到「ics沒有」的說明')).toBeVisible();
  expect(screen.getByRole('link', { name: '聯絡我們' })).toHaveAttribute('href', '/contact');
});

test('a manual that somebody sent with its words opens with them', () => {
  renderInShell(<ManualScreen />, { at: '/manual?q=驗票 離線', path: '/manual' });
  expect(searched('搜尋手冊')).toHaveValue('驗票 離線');
});

test('the one answer that is found is open', async () => {
  const user = userEvent.setup();
  renderInShell(<FaqScreen />);
  await user.type(searched('搜尋常見問題'), '候補');
  expect(screen.getByText(/有人退票時會依順序通知你/)).toBeVisible();
  expect(screen.queryByText('註冊要付費嗎？')).not.toBeInTheDocument();
});
