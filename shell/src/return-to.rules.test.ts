import { safeReturnTo } from './return-to.rules';

const ORIGIN = 'https://spotlight.test';

it.each(['/', '/events', '/events/1?register=true', '/settings#personal', '/search?q=a%2F%2Fb'])(
  'follows %j',
  (value) => {
    expect(safeReturnTo(value, ORIGIN)).toBe(value);
  },
);

it.each([
  null,
  '',
  'events',
  'https://evil.test/',
  'https:evil.test',
  '//evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  '/events\\..\\',
  '/events/../../..//evil.test',
  '/.//evil.test',
  'javascript:alert(1)',
  ' /events',
  '/login',
  '/login?returnTo=/login',
  '/signup',
])('goes home instead of %j', (value) => {
  expect(safeReturnTo(value, ORIGIN)).toBe('/');
});
