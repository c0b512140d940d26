import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell } from '../../contract/testing';
import { readPage, readQuery, writeSearch } from '../../format/list-address';
import { entityKey, useQuery } from '../../vendor/query';
import { PagedResults } from './paged-results';
import { SearchBar } from './search-bar';
import { useListFilters } from './use-list-filters';

interface Filters {
  query: string;
  sort: null;
  page: number;
}

const address = {
  path: '/songs',
  read: (params: URLSearchParams): Filters => ({
    query: readQuery(params),
    sort: null,
    page: readPage(params),
  }),
  write: ({ query, page }: Filters) => writeSearch({ q: query, page }),
};

function SongList({ total }: { total: number }) {
  const { filters, hrefWith, applyTyped } = useListFilters(address);
  const query = useQuery({
    queryKey: entityKey('test', 'songs')(filters),
    queryFn: () => Promise.resolve({ items: [`第 ${filters.page} 頁的歌`], total }),
  });
  return (
    <>
      <SearchBar
        label="搜尋歌曲"
        placeholder="歌名"
        query={filters.query}
        limits={[]}
        clearTo={hrefWith({ query: '' })}
        onSearch={applyTyped}
      >
        {null}
      </SearchBar>
      <PagedResults
        query={query}
        label="歌曲"
        count={(found) => `共 ${found} 首`}
        order="依歌名排序"
        controls={null}
        page={filters.page}
        pageSize={12}
        hrefFor={(page) => hrefWith({ page })}
        pending={<p>載入中</p>}
        empty={<p>沒有找到歌曲</p>}
        errorTitle="無法載入歌曲"
      >
        {(songs) => songs.map((song) => <p key={song}>{song}</p>)}
      </PagedResults>
    </>
  );
}

const scrollIntoView = jest.fn();
beforeEach(() => {
  // jsdom has no layout, so nothing to scroll.
  Element.prototype.scrollIntoView = scrollIntoView.mockClear();
});

const renderSongs = (at: string, total = 30) =>
  renderInShell(<SongList total={total} />, { at, path: '/songs' });

test('what was found is counted and named', async () => {
  renderSongs('/songs');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('共 30 首・依歌名排序'));
  expect(screen.getByRole('region', { name: '歌曲' })).toBeInTheDocument();
});

test('turning a page keeps the words, and takes reader and keyboard to the head of the list', async () => {
  const user = userEvent.setup();
  const { currentUrl } = renderSongs('/songs?q=a');
  await user.click(await screen.findByRole('link', { name: '下一頁' }));
  expect(currentUrl()).toBe('/songs?q=a&page=2');
  expect(await screen.findByText('第 2 頁的歌')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: '歌曲' })).toHaveFocus();
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});

test('another search starts at the first page and leaves the keyboard where it was', async () => {
  const user = userEvent.setup();
  const { currentUrl } = renderSongs('/songs?page=2');
  await user.type(await screen.findByRole('searchbox'), '夜{Enter}');
  expect(currentUrl()).toBe(`/songs?q=${encodeURIComponent('夜')}`);
  expect(await screen.findByText('第 1 頁的歌')).toBeInTheDocument();
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(scrollIntoView).not.toHaveBeenCalled();
});

test('a page beyond the last one leads to the last one', async () => {
  const { currentUrl } = renderSongs('/songs?page=99');
  await waitFor(() => expect(currentUrl()).toBe('/songs?page=3'));
});

test('an empty list says so on its first page', async () => {
  const { currentUrl } = renderSongs('/songs?page=2', 0);
  expect(await screen.findByText('沒有找到歌曲')).toBeInTheDocument();
  expect(currentUrl()).toBe('/songs');
});
