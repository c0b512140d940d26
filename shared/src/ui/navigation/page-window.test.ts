import { pageWindow } from './page-window';

describe('the numbers of a pagination', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 12, [1, 2, 'gap', 12]],
    [6, 12, [1, 'gap', 5, 6, 7, 'gap', 12]],
    [12, 12, [1, 'gap', 11, 12]],
  ] as const)('of page %i of %i are %j', (page, pageCount, stops) => {
    expect(pageWindow(page, pageCount)).toEqual(stops);
  });

  it('show a single missing page instead of a gap', () => {
    expect(pageWindow(4, 8)).toEqual([1, 2, 3, 4, 5, 'gap', 8]);
    expect(pageWindow(5, 8)).toEqual([1, 'gap', 4, 5, 6, 7, 8]);
  });
});
