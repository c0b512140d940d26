import { isHttps, wholeNumber } from './form-fields.schema';

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

it('takes whole numbers within their bounds, never a broken one for zero', () => {
  const schema = wholeNumber(1, 100, '1 到 100');
  expect(
    ['1', '100', '0', '101', '', '1e2', '-5'].map((typed) => schema.safeParse(typed).success),
  ).toEqual([true, true, false, false, false, false, false]);
});
