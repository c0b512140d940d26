import { createFakeBackend, renderInShell } from '@spotlight/shared/contract/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { performerPage, performerSummary } from '../../data/performer/performer.fixture';
import texts from '../../locales/zh-TW.json';
import { HomePerformers } from './home-performers';

test('the six with the most followers; a failure stays inside the section', async () => {
  const user = userEvent.setup();
  const asked: unknown[] = [];
  let isBroken = true;
  const backend = createFakeBackend({
    search_performers: (args) => {
      asked.push(args);
      return isBroken ? { code: 'SERVER' } : { data: performerPage([performerSummary()]) };
    },
    featured_cards: () => ({
      data: { items: [performerSummary({ id: 'f', performerName: '編輯推薦的人' })] },
    }),
  });
  renderInShell(<HomePerformers />, { services: { backend }, texts: { 'idol-support': texts } });

  const section = within(screen.getByRole('region', { name: '人氣表演者' }));
  expect(await section.findByRole('alert')).toHaveTextContent('無法載入表演者資料');
  isBroken = false;
  await user.click(section.getByRole('button', { name: '重試' }));
  expect(await section.findByRole('link', { name: '林予曦' })).toBeVisible();
  expect(section.getAllByRole('link', { name: /林予曦|編輯推薦/ })[0]).toHaveTextContent(
    '編輯推薦',
  );
  expect(asked[0]).toEqual({ p_sort: 'popular', p_page_size: 6 });
});
