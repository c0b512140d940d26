import { neighbour, readRoom, roomParams, rowRange } from './room.rules';

it('keeps words, page, size, the open row and columns in the address', () => {
  const room = { query: '末班車', page: 2, size: 50 as const, open: 'e1', hide: 'city' };
  const params = new URLSearchParams({
    q: '末班車',
    page: '2',
    size: '50',
    open: 'e1',
    hide: 'city',
  });
  expect(readRoom(params)).toEqual(room);
  expect(roomParams(room)).toEqual({
    q: '末班車',
    page: 2,
    size: 50,
    open: 'e1',
    hide: 'city',
  });
});

it('says nothing about the size that goes without saying, and drops one that does not exist', () => {
  expect(readRoom(new URLSearchParams('size=500')).size).toBe(20);
  expect(roomParams({ query: '', page: 1, size: 20, open: '', hide: '' }).size).toBeNull();
});

it('goes to the neighbour of a row, to the first when none is open, and not beyond the ends', () => {
  const rows = ['a', 'b', 'c'];
  const go = (current: string, step: 1 | -1) => neighbour(rows, (row) => row, current, step);
  expect([go('', 1), go('a', 1), go('c', 1), go('b', -1), go('a', -1)]).toEqual([
    'a',
    'b',
    undefined,
    'a',
    undefined,
  ]);
});

it('counts rows through the pages', () => {
  expect(rowRange(3, 20, 4)).toEqual({ first: 41, last: 44 });
});
