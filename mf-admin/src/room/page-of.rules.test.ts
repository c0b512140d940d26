import { pageOf } from './page-of.rules';

it('finds by name whatever the case, page by page, and never a page beyond the last', () => {
  const rows = Array.from({ length: 23 }, (_, index) => ({ name: `LED ${index + 1}` }));
  expect(pageOf(rows, { query: 'led', page: 2, size: 20 })).toMatchObject({ total: 23, page: 2 });
  expect(pageOf(rows, { query: 'led', page: 9, size: 20 }).items).toHaveLength(3);
  expect(pageOf(rows, { query: '公車', page: 1, size: 20 }).items).toEqual([]);
});
