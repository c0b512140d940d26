import { eventsWith, pinOf } from './map-pins';
import type { MapEvent } from './map.schema';

const event = (id: string, lat: number | null, lng: number | null): MapEvent => ({
  id,
  title: `活動 ${id}`,
  date: '2026-03-14',
  time: '19:00',
  isTimeUndecided: false,
  location: '月台酒吧',
  city: 'taipei',
  lat,
  lng,
  category: '主題派對',
  imageUrl: null,
  posterLine: null,
  price: '免費',
});

test('an event stands at its point, and where none is known in its city', () => {
  expect(pinOf(event('a', 25.04, 121.52))).toEqual({
    id: 'a',
    name: '活動 a',
    city: 'taipei',
    point: { lat: 25.04, lng: 121.52 },
  });
  expect(pinOf(event('b', null, null))).toMatchObject({ city: 'taipei', point: null });
});

test('the list has what is in the picture, soonest first, and everything where there is no picture', () => {
  const events = [event('a', null, null), event('b', null, null), event('c', null, null)];
  expect(eventsWith(['c', 'a'], events).map(({ id }) => id)).toEqual(['a', 'c']);
  expect(eventsWith(null, events)).toBe(events);
});
