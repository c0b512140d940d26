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
    '/events?q=%E7%94%9F%E5%92%96&city=taipei',
  );
  expect(search).toHaveBeenCalledWith({ p_query: '生咖', p_city: 'taipei', p_page_size: 4 });
  expect(screen.getByText('沒有符合的場地')).toBeInTheDocument();
});

it('says until when an exhibition is on, not when it began', async () => {
  const exhibition = { ...event, date: '2020-01-01', endsAt: '2099-12-14T18:00:00+08:00' };
  renderSearch({ search_events: () => ({ data: { items: [exhibition], total: 1 } }) });
  expect(await screen.findByText('展期中・至 2099/12/14(一)')).toBeInTheDocument();
});

it('says when a kind has only what is near the words', async () => {
  renderSearch({ search_events: () => ({ data: { items: [event], total: 1, match: 'near' } }) });
  expect(await screen.findByText('沒有完全符合的活動，以下是相近的結果')).toBeInTheDocument();
  expect(screen.queryByText('1 場活動')).not.toBeInTheDocument();
});

it('offers one next step when nothing is found', async () => {
  renderSearch({});
  expect(await screen.findByText('找不到符合的結果')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '探索活動' })).toHaveAttribute('href', '/events');
});

it('keeps the failure of one kind to that kind', async () => {
  renderSearch({
    search_events: () => ({ data: { items: [event], total: 1 } }),
    search_venues: () => ({ code: 'UNKNOWN' }),
  });
  expect(await screen.findByText('無法載入搜尋結果')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /一起看初雪/ })).toBeInTheDocument();
});

it('searches anew from its own box', async () => {
  const { currentUrl } = renderSearch({});
  const box = screen.getByRole('searchbox', { name: '關鍵字' });
  expect(box).toHaveValue('生咖');
  await userEvent.clear(box);
  await userEvent.type(box, ' 快閃 {Enter}');
  expect(currentUrl()).toBe('/search?q=%E5%BF%AB%E9%96%83&city=taipei');
});
