import { routeUrl } from './route-url.rules';

test('the way leads to the point of a location, or to its name where that is all one knows', () => {
  const target = { city: 'taipei', location: '月台酒吧' };
  expect(routeUrl({ ...target, lat: 25.05, lng: 121.52 })).toMatch(/destination=25\.05%2C121\.52$/);
  expect(decodeURIComponent(routeUrl({ ...target, lat: null, lng: null }))).toMatch(
    /destination=台北 月台酒吧$/,
  );
});
