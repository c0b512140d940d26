import {
  createFakeBackend,
  renderInShell,
  type FakeFunctions,
} from '@spotlight/shared/contract/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../locales/zh-TW.json';
import { SearchScreen } from './search.screen';

const nothing = { data: { items: [], total: 0 } };
const event = {
  id: 'e1',
  title: '一起看初雪：生日生咖',
  date: '2026-12-05',
  time: '11:00',
  isTimeUndecided: false,
  endsAt: '2026-12-05T20:00:00+08:00',
  location: '木日咖啡',
  city: 'taipei',
  category: '生咖活動',
  image_url: 'https://images.test/e1.webp',
  posterLine: null,
  price: '免費',
};
const spot = {
  id: 's1',
  kind: '生咖',
  title: '月爐咖啡',
  artist: { performer_name: '星野雪' },
  city: 'taipei',
  starts_on: '2026-12-01',
  ends_on: '2026-12-08',
  image_url: 'https://images.test/s1.webp',
};
const towel = {
  id: 'g1',
  performer_id: 'p1',
  performer_name: '星野雪',
  name: '應援毛巾',
  price: 380,
  left: 4,
  category: 'apparel',
  image_url: null,
};

beforeEach(() => {
  localStorage.clear();
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => undefined;
});

function renderSearch(functions: FakeFunctions, at = '/search?q=%E7%94%9F%E5%92%96&city=taipei') {
  return renderInShell(<SearchScreen />, {
    at,
    path: '/search',
    texts: { shell: texts },
    services: {
      backend: createFakeBackend({
        search_events: () => nothing,
        search_venues: () => nothing,
        search_performers: () => nothing,
        search_support_spots: () => nothing,
        search_products: () => nothing,
        search_suggestions: () => ({ data: { items: [], match: 'exact', suggestions: [] } }),
        ...functions,
      }),
    },
  });
}

it('shows the first results of a kind, how many there are, and the way to all', async () => {
  const search = jest.fn(() => ({ data: { items: [event], total: 6 } }));
  renderSearch({ search_events: search });
  const section = await screen.findByRole('region', { name: '活動' });
  expect(await within(section).findByText('6 場活動')).toBeInTheDocument();
  expect(within(section).getByRole('link', { name: /一起看初雪/ })).toHaveAttribute(
    'href',
    '/events/e1',
  );
  expect(within(section).getByText('2026/12/05(六) 11:00')).toBeInTheDocument();
  expect(within(section).getByRole('link', { name: '看全部活動' })).toHaveAttribute(
    'href',
    '/search?q=%E7%94%9F%E5%92%96&city=taipei&tab=events',
  );
  expect(search).toHaveBeenCalledWith({ p_query: '生咖', p_city: 'taipei', p_page_size: 4 });
  expect(screen.getByText('沒有符合的場地')).toBeInTheDocument();
});

it('counts every kind in its tab, and leads to spots and goods', async () => {
  const products = jest.fn(() => ({ data: { items: [towel], total: 3 } }));
  renderSearch({
    search_support_spots: () => ({ data: { items: [spot], total: 2 } }),
    search_products: products,
  });
  expect(await screen.findByRole('tab', { name: '應援點 2' })).toBeInTheDocument();
  expect(await screen.findByRole('tab', { name: '商品 3' })).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: '表演者 0' })).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: '全部' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('link', { name: /月爐咖啡/ })).toHaveAttribute(
    'href',
    '/support-map?spot=s1',
  );
  expect(screen.getByRole('link', { name: /應援毛巾/ })).toHaveAttribute(
    'href',
    '/performers/p1/products/g1',
  );
  // Goods are sent anywhere.
  expect(products).toHaveBeenCalledWith({ p_query: '生咖', p_page_size: 6 });
});

it('keeps the tab and its page in the address, with the way to more filters', async () => {
  const search = jest.fn(() => ({ data: { items: [event], total: 30 } }));
  const { currentUrl } = renderSearch({ search_events: search });
  await userEvent.click(await screen.findByRole('tab', { name: '活動 30' }));
  expect(currentUrl()).toBe('/search?q=%E7%94%9F%E5%92%96&city=taipei&tab=events');
  const panel = screen.getByRole('tabpanel', { name: '活動 30' });
  await userEvent.click(await within(panel).findByRole('link', { name: '第 2 頁' }));
  expect(currentUrl()).toBe('/search?q=%E7%94%9F%E5%92%96&city=taipei&tab=events&page=2');
  expect(search).toHaveBeenLastCalledWith({
    p_query: '生咖',
    p_city: 'taipei',
    p_page: 2,
    p_page_size: 12,
  });
  expect(screen.getByRole('link', { name: '用更多條件篩選活動' })).toHaveAttribute(
    'href',
    '/events?q=%E7%94%9F%E5%92%96&city=taipei',
  );
});

it('leads from an empty tab back to all kinds', async () => {
  renderSearch(
    { search_events: () => ({ data: { items: [event], total: 1 } }) },
    '/search?q=%E7%94%9F%E5%92%96&tab=venues',
  );
  expect(await screen.findByText('沒有符合的場地')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '看全部類型' })).toHaveAttribute(
    'href',
    '/search?q=%E7%94%9F%E5%92%96',
  );
});

it('says until when an exhibition is on, not when it began', async () => {
  const exhibition = { ...event, date: '2020-01-01', endsAt: '2099-12-14T18:00:00+08:00' };
  renderSearch({ search_events: () => ({ data: { items: [exhibition], total: 1 } }) });
  expect(await screen.findByText('展期中・至 2099/12/14(一)')).toBeInTheDocument();
});

it('says when a kind has only what is near the words, and what was probably meant', async () => {
  const near = { items: [event], total: 1, match: 'near', suggestions: ['生日咖啡'] };
  renderSearch({ search_events: () => ({ data: near }) });
  expect(await screen.findByText('沒有完全符合的活動，以下是相近的結果')).toBeInTheDocument();
  expect(screen.queryByText('1 場活動')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: '生日咖啡' })).toHaveAttribute(
    'href',
    '/search?q=%E7%94%9F%E6%97%A5%E5%92%96%E5%95%A1&city=taipei',
  );
});

it('offers the whole country and every list when nothing is found', async () => {
  renderSearch({});
  expect(await screen.findByText('找不到符合的結果')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '改找全部城市' })).toHaveAttribute(
    'href',
    '/search?q=%E7%94%9F%E5%92%96',
  );
  expect(screen.getByRole('link', { name: '探索活動' })).toHaveAttribute('href', '/events');
  expect(screen.getByRole('link', { name: '應援地圖' })).toHaveAttribute('href', '/support-map');
});

it('keeps the failure of one kind to that kind', async () => {
  renderSearch({
    search_events: () => ({ data: { items: [event], total: 1 } }),
    search_venues: () => ({ code: 'UNKNOWN' }),
  });
  expect(await screen.findByText('無法載入搜尋結果')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /一起看初雪/ })).toBeInTheDocument();
});

it('searches anew from its own box, and remembers what was searched for', async () => {
  const { currentUrl } = renderSearch({});
  const box = screen.getByRole('combobox', { name: '關鍵字' });
  expect(box).toHaveValue('生咖');
  await userEvent.clear(box);
  expect(await screen.findByRole('option', { name: '生咖' })).toBeInTheDocument();
  await userEvent.type(box, ' 快閃 {Enter}');
  expect(currentUrl()).toBe('/search?q=%E5%BF%AB%E9%96%83&city=taipei');
  expect(localStorage.getItem('spotlight.searches')).toBe('["快閃","生咖"]');
});
