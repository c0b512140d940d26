import { afterSignIn } from './after-sign-in';

it.each(['/login', '/login?returnTo=/login', '/signup', '//evil.test'])(
  'goes home instead of %j',
  (value) => {
    expect(afterSignIn(value)).toBe('/');
  },
);

it('follows any other page', () => {
  expect(afterSignIn('/events?page=2')).toBe('/events?page=2');
});
