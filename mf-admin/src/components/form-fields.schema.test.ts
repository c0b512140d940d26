import { isHttps } from './form-fields.schema';

it('knows a page of a platform from one that only looks like it', () => {
  const isInstagram = isHttps('instagram.com');
  expect(
    [
      'https://www.instagram.com/band',
      'https://instagram.com/band',
      'https://instagram.com.example.test/band',
      'http://instagram.com/band',
      'javascript:alert(1)',
    ].map(isInstagram),
  ).toEqual([true, true, false, false, false]);
  expect(isHttps()('https://band.example')).toBe(true);
});
