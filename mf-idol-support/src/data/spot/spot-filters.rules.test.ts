import { readSpotFilters, spotSearch } from './spot-filters.rules';

const read = (search: string) => readSpotFilters(new URLSearchParams(search));

test('what is written is read as it was', () => {
  const search =
    '?q=%E6%9C%A8%E6%97%A5&kind=%E7%94%9F%E5%92%96&city=taipei&artist=7a1c0000-0000-4000-8000-000000000001&from=2026-12-05&to=2026-12-05';
  expect(spotSearch(read(search))).toBe(search);
});

test.each(['?kind=咖啡', '?city=atlantis', '?artist=1', '?from=morgen', ''])(
  '%s narrows nothing',
  (search) => {
    expect(spotSearch(read(search))).toBe('');
  },
);
