import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  renderInShell,
} from '@spotlight/shared/contract/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { campaignCard } from '../../data/campaign/campaign.fixture';
import texts from '../../locales/zh-TW.json';
import { CampaignListScreen } from './campaign-list.screen';

function renderList(search: string, isSignedIn: boolean) {
  const asked: Record<string, unknown>[] = [];
  const view = renderInShell(<CampaignListScreen />, {
    at: `/birthday/campaigns${search}`,
    path: '/birthday/campaigns',
    texts: { 'idol-support': texts },
    services: {
      session: createFakeSession(isSignedIn ? createFakeAccount() : null),
      backend: createFakeBackend({
        list_campaigns: (args) => {
          asked.push(args);
          return { data: { items: [campaignCard()], total: 1, page: 1, pageSize: 12 } };
        },
      }),
    },
  });
  return { ...view, asked };
}

test('each says for whom, how far and until when, and leads to its page', async () => {
  renderList('', false);
  expect(await screen.findByRole('link', { name: '台北車站燈箱兩週' })).toHaveAttribute(
    'href',
    `/birthday/campaigns/${campaignCard().id}`,
  );
  expect(screen.getByText('為 林予曦 應援')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: /已募集 66%$/ })).toBeVisible();
});

test('the own ones are a choice of who is signed in, and nobody else asks for them', async () => {
  const signedIn = renderList('', true);
  await userEvent.click(await screen.findByRole('link', { name: '我發起的' }));
  expect(signedIn.currentUrl()).toBe('/birthday/campaigns?scope=mine');
  expect(signedIn.asked.at(-1)).toMatchObject({ p_scope: 'mine' });
});

test('an address of own ones shows a visitor those of everybody', async () => {
  const { asked } = renderList('?scope=mine', false);
  await screen.findByRole('progressbar');
  expect(asked[0]).toMatchObject({ p_scope: 'public' });
  expect(screen.queryByRole('link', { name: '我發起的' })).toBeNull();
});
