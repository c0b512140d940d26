import { formatPoint, isInTaiwan, parsePoint } from './point.rules';

test.each([
  ['25.0340, 121.5645', { lat: 25.034, lng: 121.5645 }],
  [' 25.034，121.5645 ', { lat: 25.034, lng: 121.5645 }],
  ['２５．０３４，１２１．５６４５', { lat: 25.034, lng: 121.5645 }],
  ['25.034 121.5645', { lat: 25.034, lng: 121.5645 }],
  ['https://www.google.com/maps/@25.0339,121.5644,17z', { lat: 25.0339, lng: 121.5644 }],
  [
    'https://www.google.com/maps/place/X/@25.1,121.1,17z/data=!3d25.0339!4d121.5644',
    { lat: 25.0339, lng: 121.5644 },
  ],
  ['https://maps.google.com/?q=25.0339%2C121.5644', { lat: 25.0339, lng: 121.5644 }],
  ['台北 101', null],
  ['', null],
])('"%s" is %j', (text, point) => {
  expect(parsePoint(text)).toEqual(point);
});

test.each([
  [{ lat: 25.034, lng: 121.5645 }, true],
  [{ lat: 24.43, lng: 118.32 }, true],
  [{ lat: 35.68, lng: 139.76 }, false],
  [{ lat: 121.5645, lng: 25.034 }, false],
])('%j in Taiwan: %s', (point, isInside) => {
  expect(isInTaiwan(point)).toBe(isInside);
});

test('what is shown is read back', () => {
  expect(parsePoint(formatPoint({ lat: 25.03401, lng: 121.5645 }))).toEqual({
    lat: 25.03401,
    lng: 121.5645,
  });
});
