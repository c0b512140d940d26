import {
  pageCountOf,
  readChoice,
  readPage,
  readQuery,
  risingFirst,
  sortDirection,
  writeSearch,
} from './list-address';

const params = (search: string) => new URLSearchParams(search);

test.each(['page=0', 'page=-2', 'page=1.5', 'page=abc', 'page=', 'page=1e9', ''])(
  'without a page number (%s) a list starts at page one',
  (search) => expect(readPage(params(search))).toBe(1),
);

test('a page number is read', () => {
  expect(readPage(params('page=12'))).toBe(12);
});

test('words are trimmed, and cut where nobody types on', () => {
  expect(readQuery(params('q=%20dj%20'))).toBe('dj');
  expect(readQuery(params(`q=${'x'.repeat(500)}`))).toHaveLength(80);
});

test('only what is on offer can be chosen', () => {
  expect(readChoice(params('city=tainan'), 'city', ['taipei', 'tainan'])).toBe('tainan');
  expect(readChoice(params('city=atlantis'), 'city', ['taipei', 'tainan'])).toBeNull();
  expect(readChoice(params('people=50'), 'people', [20, 50])).toBe(50);
  expect(readChoice(params(''), 'people', [0, 50])).toBeNull();
});

test('an address says only what differs from the whole list', () => {
  expect(writeSearch({ q: '', city: null, friendly: false, page: 1 })).toBe('');
  expect(writeSearch({ q: 'a b', city: 'taipei', people: 1, friendly: true, page: 2 })).toBe(
    '?q=a+b&city=taipei&people=1&friendly=true&page=2',
  );
});

test.each([
  [0, 1],
  [12, 1],
  [13, 2],
])('%d entries fill %d pages of twelve', (total, pages) =>
  expect(pageCountOf(total, 12)).toBe(pages),
);

test('a heading sorts smallest first, a second press the other way round, and each tells how it is', () => {
  expect(risingFirst('date')('title')).toBe('date');
  expect(risingFirst('date')('date')).toBe('-date');
  expect(sortDirection('date', 'date')).toBe('ascending');
  expect(sortDirection('-date', 'date')).toBe('descending');
  expect(sortDirection('date', 'title')).toBe('none');
});
