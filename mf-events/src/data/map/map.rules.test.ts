import {
  citiesIn,
  cityView,
  clustersOf,
  eventsIn,
  moved,
  positionIn,
  pointIn,
  pointOf,
  readView,
  viewOnto,
  wholeView,
  writeView,
  zoomed,
} from './map.rules';
import type { MapEvent } from './map.schema';

const event = (id: string, city: string, lat: number | null, lng: number | null): MapEvent => ({
  id,
  title: id,
  date: '2026-03-14',
  time: '19:00',
  isTimeUndecided: false,
  location: '月台酒吧',
  city,
  lat,
  lng,
  category: '主題派對',
  imageUrl: null,
  posterLine: null,
  price: '免費',
});
const events = [
  event('a', 'taipei', 25.04, 121.52),
  event('b', 'taipei', 25.08, 121.57),
  event('c', 'kaohsiung', null, null),
  event('d', 'kinmen', 24.43, 118.32),
];

test('from afar there is a dot for each city, also for those off the main island', () => {
  const clusters = clustersOf(wholeView, events);
  expect(clusters.map(({ city, events: inside }) => [city, inside.length])).toEqual([
    ['taipei', 2],
    ['kaohsiung', 1],
    ['kinmen', 1],
  ]);
});

test('dots that could not be pressed one by one are one', () => {
  const neighbours = [...events, event('g', 'newtaipei', 25.01, 121.46)];
  const [north, ...others] = clustersOf(wholeView, neighbours);
  expect(north).toMatchObject({ city: 'taipei', hasNeighbours: true });
  expect(north?.events).toHaveLength(3);
  expect(others.map(({ city }) => city)).toEqual(['kaohsiung', 'kinmen']);
});

test('the list has what is in view', () => {
  const [taipei] = clustersOf(wholeView, events);
  const near = viewOnto(wholeView, taipei!);
  expect(eventsIn(near, events).map(({ id }) => id)).toEqual(['a', 'b']);
  expect(clustersOf(zoomed(near, 0.5), events)).toHaveLength(2);
});

test('a view has bounds and lives in the address', () => {
  expect(zoomed(wholeView, 3)).toBe(wholeView);
  expect(writeView(wholeView)).toBeNull();
  const near = { lng: 121.54, lat: 25.05, span: 0.6 };
  expect(readView(new URLSearchParams({ at: writeView(near) ?? '' }))).toEqual(near);
  expect(readView(new URLSearchParams({ at: 'x,1,-3' }))).toBe(wholeView);
  expect(moved(near, 99, 99)).toMatchObject({ lng: 122.1, lat: 21.8 });
});

test('a location without coordinates is the middle of its city, without a city nowhere', () => {
  expect(pointOf(event('e', 'tainan', null, null))).toEqual([120.2, 22.99]);
  expect(pointOf(event('f', 'atlantis', null, null))).toBeNull();
});

test('a position in the picture and the point that lies there are one another’s way back', () => {
  const view = { lng: 121.5, lat: 25, span: 0.5 };
  const [x, y] = positionIn(view, pointIn(view, [0.2, 0.9]));
  expect([x, y]).toEqual([expect.closeTo(0.2), expect.closeTo(0.9)]);
});

test('cities in view are named, and those that are drawn elsewhere never', () => {
  const near = citiesIn({ lng: 121.54, lat: 25.05, span: 0.5 }).map(({ city }) => city);
  expect(near).toContain('taipei');
  expect(near).not.toContain('kaohsiung');
  expect(citiesIn(wholeView).map(({ city }) => city)).not.toContain('kinmen');
});

test('cities are looked at from near; those that are drawn elsewhere are not', () => {
  expect(cityView('taipei')).toMatchObject({ lng: 121.54, lat: 25.05 });
  expect(cityView('kinmen')).toBeNull();
  expect(cityView('')).toBeNull();
});
