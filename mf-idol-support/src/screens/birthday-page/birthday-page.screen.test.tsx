import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  createFakeToasts,
  renderInShell,
  type FakeFunctions,
} from '@spotlight/shared/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { campaignCard } from '../../data/campaign/campaign.fixture';
import { performerDetail, performerSummary } from '../../data/performer/performer.fixture';
import texts from '../../locales/zh-TW.json';
import { BirthdayPageScreen } from './birthday-page.screen';

const artist = performerSummary();
const campaign = campaignCard({
  id: 'c1',
  title: '讓雙塔亮一晚',
  description: '',
  ownerName: '初雪應援會',
  goal: 180_000,
  endsAt: '2026-12-03T23:59:00+08:00',
  pledgedTotal: 146_200,
  backers: 312,
});
const birthdayPage = (overrides: object = {}) => ({
  artist,
  headline: '林予曦 生日快樂',
  coverUrl: null,
  nextDate: '2026-12-05',
  daysLeft: 4,
  texts: { birthdayPrepareActivity: '替 林予曦 準備一場生日活動' },
  wishYear: 2026,
  wishCount: 1,
  myWish: null,
  spotCount: 0,
  campaigns: [campaign],
  ...overrides,
});
const wish = {
  id: 'w1',
  body: '生日快樂',
  authorName: '阿哲',
  isMine: false,
  createdAt: '2026-11-30T12:00:00+08:00',
};

function renderPage(page: object | null, functions: FakeFunctions = {}, isSignedIn = true) {
  const toasts = createFakeToasts();
  renderInShell(<BirthdayPageScreen />, {
    at: `/birthday/artist/${artist.id}`,
    path: '/birthday/artist/:id',
    texts: { 'idol-support': texts },
    services: {
      toasts,
      session: createFakeSession(isSignedIn ? createFakeAccount() : null),
      backend: createFakeBackend({
        get_birthday_page: () => ({ data: page }),
        get_performer: () => ({ data: performerDetail() }),
        search_support_spots: () => ({ data: { items: [], total: 0 } }),
        list_birthday_wishes: () => ({
          data: { items: [wish], total: 1, page: 1, pageSize: 12 },
        }),
        ...functions,
      }),
    },
  });
  return toasts;
}

test('who, when, and where a party can be held', async () => {
  renderPage(birthdayPage());
  expect(await screen.findByRole('heading', { level: 1, name: '林予曦 生日應援' })).toBeVisible();
  expect(screen.getByText('還有 4 天')).toBeVisible();
  const [cafe] = screen.getAllByRole('link', { name: '幫 TA 辦生咖' });
  expect(cafe).toHaveAttribute(
    'href',
    '/book-venue?flex=near&day=2026-12-05&city=taipei&friendly=true',
  );
  expect(await screen.findByText('替 林予曦 準備一場生日活動')).toBeVisible();
});

test('a birthday advertisement is asked for with the performer filled in', async () => {
  renderPage(birthdayPage());
  const links = await screen.findAllByRole('link', { name: '刊登生日廣告' });
  expect(links).toHaveLength(2);
  for (const link of links) {
    expect(link).toHaveAttribute('href', `/support-ad-service?artist=${artist.id}`);
  }
});

test.each([
  ['today', 0],
  ['half a year away', 181],
])('on a birthday that is %s no day is looked for', async (_, daysLeft) => {
  renderPage(birthdayPage({ daysLeft }));
  const [cafe] = await screen.findAllByRole('link', { name: '幫 TA 辦生咖' });
  expect(cafe).toHaveAttribute('href', '/book-venue?city=taipei&friendly=true');
});

test('a campaign shows the sums of the server, and a pledge is checked before it is sent', async () => {
  const user = userEvent.setup();
  const pledge = jest.fn(() => ({
    data: { campaignId: 'c1', pledgedTotal: 146_700, amount: 500, orderId: null },
  }));
  const toasts = renderPage(birthdayPage(), { pledge });
  const card = within(await screen.findByRole('article', { name: '讓雙塔亮一晚' }));
  expect(card.getByText('還差 NT$33,800')).toBeVisible();
  await user.click(card.getByRole('button', { name: '參與應援：讓雙塔亮一晚' }));
  const amount = await screen.findByRole('textbox', { name: /金額/ });
  await user.clear(amount);
  await user.type(amount, '50');
  await user.click(screen.getByRole('button', { name: '確定參與' }));
  expect(await screen.findByText('請填 100 到 200,000 之間的整數。')).toBeVisible();
  expect(pledge).not.toHaveBeenCalled();
  await user.clear(amount);
  await user.type(amount, '500');
  await user.click(screen.getByRole('button', { name: '確定參與' }));
  expect(pledge).toHaveBeenCalledWith({ p_campaign_id: 'c1', p_amount: 500 });
  await waitFor(() => expect(toasts.messages).toEqual(['已參與 NT$500，達標時會通知你付款']));
});

test('a wish is sent once; afterwards the own one stands in its place', async () => {
  const user = userEvent.setup();
  let mine: object | null = null;
  const post = jest.fn(() => {
    mine = { id: 'w2', body: '一路順風', status: 'visible' };
    return { data: { id: 'w2' } };
  });
  renderPage(birthdayPage(), {
    get_birthday_page: () => ({ data: birthdayPage({ myWish: mine }) }),
    post_birthday_wish: post,
  });
  await user.type(await screen.findByRole('textbox', { name: '想對 林予曦 說的話' }), '一路順風');
  await user.click(screen.getByRole('button', { name: '送出祝福' }));
  expect(await screen.findByRole('heading', { name: '你今年的祝福' })).toBeVisible();
  expect(post).toHaveBeenCalledWith({ p_artist_id: artist.id, p_body: '一路順風' });
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('a wish of somebody else can be reported', async () => {
  const user = userEvent.setup();
  const report = jest.fn(() => ({ data: { reported: true } }));
  renderPage(birthdayPage(), { report_birthday_wish: report });
  await user.click(await screen.findByRole('button', { name: '檢舉 阿哲 的祝福' }));
  await user.click(screen.getByRole('button', { name: '檢舉' }));
  expect(report).toHaveBeenCalledWith({ p_id: 'w1' });
});

test('without a birthday there is no such page', async () => {
  renderPage(null, {}, false);
  expect(await screen.findByRole('heading', { name: '找不到這個生日應援頁' })).toBeVisible();
  expect(screen.getByRole('link', { name: '前往生日專區' })).toHaveAttribute('href', '/birthday');
});
