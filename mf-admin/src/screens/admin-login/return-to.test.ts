import { afterSignIn } from './return-to';

describe('the address after signing in', () => {
  it.each(['/admin', '/admin/events?page=2&q=%E5%8F%B0', '/admin/approval/workflow', '/migration'])(
    'keeps %s',
    (returnTo) => {
      expect(afterSignIn(returnTo)).toBe(returnTo);
    },
  );

  it.each([
    null,
    '',
    '/',
    '/events',
    '/administrator',
    '/admin/login',
    '/admin/login?returnTo=/admin/login',
    '/admin/../profile',
    '/admin/%2e%2e/profile',
    '//evil.test/admin',
    '/\\evil.test/admin',
    '/\t/evil.test/admin',
    'https://evil.test/admin',
    'javascript:alert(1)',
  ])('leads to the overview instead of %j', (returnTo) => {
    expect(afterSignIn(returnTo)).toBe('/admin');
  });
});
