import { safeReturnTo } from './return-to';

const options = { origin: 'https://spotlight.test' };

it.each(['/', '/events', '/events/1?register=true', '/settings#personal', '/search?q=a%2F%2Fb'])(
  'follows %j',
  (value) => {
    expect(safeReturnTo(value, options)).toBe(value);
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
])('goes home instead of %j', (value) => {
  expect(safeReturnTo(value, options)).toBe('/');
});

it.each([
  '/elsewhere',
  '/login?returnTo=/login',
  '/inside/../elsewhere',
  '/inside/%2e%2e/elsewhere',
])('goes to the given page instead of %j, which is not accepted', (value) => {
  const accepts = (pathname: string) => pathname.startsWith('/inside');
  expect(safeReturnTo(value, { ...options, home: '/inside', accepts })).toBe('/inside');
  expect(safeReturnTo('/inside/a?b=c', { ...options, accepts })).toBe('/inside/a?b=c');
});
