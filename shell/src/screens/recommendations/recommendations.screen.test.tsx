import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  createFakeToasts,
  renderInShell,
  type FakeFunctions,
} from '@spotlight/shared/contract/testing';
import type { UserType } from '@spotlight/shared/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../locales/zh-TW.json';
import { RecommendationsScreen } from './recommendations.screen';

const event = {
  id: 'e1',
  title: '海風音樂會',
  date: '2099-12-05',
  time: '19:00',
  isTimeUndecided: false,
  endsAt: '2099-12-05T22:00:00+08:00',
  location: '河岸',
  city: 'taipei',
  category: '主題派對',
  imageUrl: 'https://images.test/e1.webp',
  posterLine: null,
  price: '免費',
};
const recommended = {
  entityId: 'e1',
  reasons: [
    { code: 'followed_artist', text: '海風樂團' },
    { code: 'city', text: 'taipei' },
  ],
  card: event,
};
const match = {
  entityId: 'p1',
  reasons: [{ code: 'free_time', text: '42' }],
  card: {
    id: 'p1',
    performerName: '海風樂團',
    category: 'band',
    city: 'taipei',
    profileImageUrl: 'https://images.test/p1.webp',
    followerCount: 12,
  },
};

function renderRecommendations(userType: UserType, functions: FakeFunctions = {}) {
  const toasts = createFakeToasts();
  const view = renderInShell(<RecommendationsScreen />, {
    at: '/smart-recommendations',
    texts: { shell: texts },
    services: {
      toasts,
      session: createFakeSession(createFakeAccount({ activeType: userType })),
      backend: createFakeBackend({
        my_recommendations: () => ({ data: { items: [recommended] } }),
        my_venues: () => ({ data: [{ id: 'v1', name: '海風展演廳', status: 'approved' }] }),
        my_performers: () => ({ data: [] }),
        smart_matches: () => ({ data: { items: [match] } }),
        ...functions,
      }),
    },
  });
  return { ...view, toasts };
}

test('a fan gets events, each with what speaks for it', async () => {
  renderRecommendations('fan');
  expect(await screen.findByRole('link', { name: /海風音樂會/ })).toHaveAttribute(
    'href',
    '/events/e1',
  );
  const reasons = within(screen.getByRole('list', { name: '推薦原因' }));
  expect(reasons.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '你關注的海風樂團',
    '在台北',
  ]);
});

test('what does not interest is sent away, and the list is read again', async () => {
  const give = jest.fn((_args: object) => ({ data: {} }));
  const read = jest.fn(() => ({ data: { items: give.mock.calls.length ? [] : [recommended] } }));
  const { toasts } = renderRecommendations('fan', {
    my_recommendations: read,
    give_recommendation_feedback: give,
  });
  await userEvent.click(await screen.findByRole('button', { name: '對「海風音樂會」不感興趣' }));
  expect(await screen.findByText('還沒有適合的推薦')).toBeInTheDocument();
  expect(give).toHaveBeenCalledWith({ p_entity_id: 'e1', p_kind: 'hide' });
  await waitFor(() => expect(toasts.messages).toHaveLength(1));
});

test('a venue gets performers who are free when it is, with one press to ask', async () => {
  const matches = jest.fn((_args: object) => ({ data: { items: [match] } }));
  renderRecommendations('venue', { smart_matches: matches });
  expect(await screen.findByRole('link', { name: '邀請海風樂團' })).toHaveAttribute(
    'href',
    '/performers/p1/invite',
  );
  expect(screen.getByText('共同空檔 42 小時')).toBeInTheDocument();
  expect(matches).toHaveBeenCalledWith({ p_venue_id: 'v1' });
});

test('somebody without a page is led to the form of one', async () => {
  renderRecommendations('performer');
  expect(await screen.findByRole('link', { name: '建立表演者主頁' })).toHaveAttribute(
    'href',
    '/register-performer?returnTo=%2Fsmart-recommendations',
  );
});
