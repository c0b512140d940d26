import { byDistance, metresBetween } from './distance.rules';

const mainStation = { lat: 25.0478, lng: 121.517 };
const zhongshan = { lat: 25.0527, lng: 121.5204 };
const kaohsiung = { lat: 22.6394, lng: 120.3025 };

test('distances are those of a map, to some metres in a city and some kilometres across the country', () => {
  expect(metresBetween(mainStation, zhongshan)).toBeCloseTo(643, -1);
  expect(metresBetween(mainStation, kaohsiung) / 1000).toBeCloseTo(295, -1);
  expect(metresBetween(zhongshan, zhongshan)).toBe(0);
});

test('places come nearest first only to those who said where they are', () => {
  const places = [kaohsiung, zhongshan];
  expect(byDistance(places, mainStation)).toEqual([zhongshan, kaohsiung]);
  expect(byDistance(places, null)).toBe(places);
});
