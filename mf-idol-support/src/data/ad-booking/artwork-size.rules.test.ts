import { fitsPlace } from './artwork-size.rules';

const place = { imageW: 1200, imageH: 400 };

test.each([
  [1200, 400, true],
  [1800, 600, true],
  [1220, 400, true],
  [1230, 400, false],
  [1199, 400, false],
  [400, 1200, false],
])('%i × %i on a place of 1200 × 400: %j', (width, height, fits) => {
  expect(fitsPlace({ width, height }, place)).toBe(fits);
});

test('a place without a size takes any picture', () => {
  expect(fitsPlace({ width: 1, height: 9 }, { imageW: null, imageH: null })).toBe(true);
});
