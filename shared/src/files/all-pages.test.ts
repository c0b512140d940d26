import { readAllRows, readOnward } from './all-pages';

async function rowsOf(pages: Record<string, { items: string[]; next?: string | null }>) {
  const places: string[] = [];
  const rows: string[][] = [];
  const blocks = readOnward(
    (place) => {
      places.push(place);
      return Promise.resolve(pages[place] ?? { items: [], next: null });
    },
    (row: string) => row,
  );
  for await (const block of blocks) rows.push(block);
  return { places, rows };
}

test('each page goes on behind the one before, from the beginning to the end', async () => {
  const { places, rows } = await rowsOf({
    '': { items: ['a', 'b'], next: '2' },
    2: { items: ['c'], next: null },
  });
  expect(places).toEqual(['', '2']);
  expect(rows.flat()).toEqual(['a', 'b', 'c']);
});

test('a row that moved behind the place while others were read stands there once', async () => {
  const { rows } = await rowsOf({
    '': { items: ['a', 'b'], next: '2' },
    2: { items: ['b', 'c', 'a'], next: null },
  });
  expect(rows).toEqual([['a', 'b'], ['c']]);
});

test('a list that brings nothing new is at its end, whatever it says', async () => {
  const { places, rows } = await rowsOf({
    '': { items: ['a'], next: 'again' },
    again: { items: ['a'], next: 'again' },
  });
  expect(places).toEqual(['', 'again']);
  expect(rows.flat()).toEqual(['a']);
});

test('a file that is put together at once has the rows of all pages, in their order', async () => {
  const pages: Record<string, { items: number[]; next?: string }> = {
    '': { items: [3, 1], next: 'on' },
    on: { items: [2] },
  };
  const rows = readAllRows((place) => Promise.resolve(pages[place] ?? { items: [] }), String);
  await expect(rows).resolves.toEqual([3, 1, 2]);
});
