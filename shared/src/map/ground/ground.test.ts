import { cityPoints } from '../city-points';
import { createGround } from './ground';

const ground = createGround();

test.each([
  [25.033, 121.5645, '台北市', '信義區'],
  [22.59, 120.31, '高雄市', '前鎮區'],
  [24.4321, 118.3171, '金門縣', '金城鎮'],
  [26.155, 119.93, '連江縣', '南竿鄉'],
])('the point %f, %f is in %s%s', (lat, lng, county, name) => {
  expect(ground.districtAt({ lat, lng })).toMatchObject({ county, name });
});

test('the sea is no district', () => {
  expect(ground.districtAt({ lat: 24.5, lng: 119.9 })).toBeNull();
});

test('the middle of every city of the catalogue lies on the ground', () => {
  const atSea = cityPoints.filter((point) => !ground.districtAt(point));
  expect(atSea).toEqual([]);
});

test('it has every district of the country', () => {
  expect(ground.districts).toHaveLength(368);
  expect(new Set(ground.districts.map(({ county }) => county)).size).toBe(22);
});
