import { taipeiDay } from '@spotlight/shared/format';
import { readRoute, routeSearch } from './route-address.rules';

const id = (n: number) => `5b070000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const read = (path: string) => readRoute(new URL(path, 'https://a.example').searchParams);

test('what is written is read as it was', () => {
  const route = { ids: [id(2), id(1)], day: '2026-12-05', start: '09:30' };
  expect(read(`/x${routeSearch(route)}`)).toEqual(route);
  const own = { ...route, isOwnOrder: true };
  expect(read(`/x${routeSearch(own)}`)).toEqual(own);
});

test('what cannot be meant is dropped: other words, the same spot again, more than a day holds', () => {
  const many = Array.from({ length: 15 }, (_, n) => id(n));
  expect(read(`/x?spots=${[id(0), 'drop', ...many].join(',')}&day=morgen&start=25:00`)).toEqual({
    ids: many.slice(0, 12),
    day: taipeiDay(),
    start: '11:00',
  });
});
