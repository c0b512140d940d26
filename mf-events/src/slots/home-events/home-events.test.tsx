import { createFakeBackend, renderInShell } from '@spotlight/shared/contract/testing';
import { screen, waitFor } from '@testing-library/react';
import { eventPageRow, eventRow } from '../../data/event/event.fixtures';
import texts from '../../locales/zh-TW.json';
import { HomeEvents } from './home-events';

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-12-01T09:00:00+08:00'), advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

function renderHome(dates: string[], featured: string[] = []) {
  const items = dates.map((date) => eventRow({ id: date, date }));
  const search = jest.fn(() => ({ data: eventPageRow(items) }));
  const result = renderInShell(<HomeEvents />, {
    texts: { events: texts },
    services: {
      backend: createFakeBackend({
        search_events: search,
        featured_cards: () => ({ data: { items: featured.map((id) => eventRow({ id })) } }),
      }),
    },
  });
  return { ...result, search };
}

test('three events of this week stand under 本週活動 with its days', async () => {
  const { search } = renderHome(['2026-12-01', '2026-12-05', '2026-12-06']);
  expect(await screen.findAllByRole('article')).toHaveLength(3);
  expect(screen.getByRole('heading', { name: '本週活動' })).toBeInTheDocument();
  expect(screen.getByText(/11\/30\(一\) 至 12\/06\(日\)/)).toBeInTheDocument();
  expect(search).toHaveBeenCalledWith({
    p_date_from: '2026-12-01',
    p_sort: 'date',
    p_page_size: 3,
  });
});

test('when this week does not fill the row, the next events stand under 近期活動', async () => {
  renderHome(['2026-12-05', '2026-12-07', '2026-12-19']);
  expect(await screen.findByRole('heading', { name: '近期活動' })).toBeInTheDocument();
});

test('what editors put forward comes first, under its own heading', async () => {
  renderHome(['2026-12-01', '2026-12-02', '2026-12-03'], ['picked']);
  expect(await screen.findByRole('heading', { name: '精選活動' })).toBeInTheDocument();
  const links = await screen.findAllByRole('link', { name: /^查看詳情/ });
  expect(links).toHaveLength(3);
  expect(links[0]).toHaveAttribute('href', '/events/picked');
});

test('without events the piece is not there', async () => {
  const { search } = renderHome([]);
  await waitFor(() => expect(search).toHaveBeenCalled());
  await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
});
