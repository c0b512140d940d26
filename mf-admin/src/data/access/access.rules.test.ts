import { areaAccess, safeReturnTo } from './access.rules';

describe('who may enter the back office', () => {
  it.each([
    [true, 'fan', 'admin'],
    [true, 'venue', 'admin'],
    [false, 'venue', 'visitor'],
    [false, 'fan', 'none'],
    [false, 'performer', 'none'],
    [false, null, 'none'],
  ] as const)('administrator %s acting as %s: %s', (isAdministrator, userType, expected) => {
    expect(areaAccess(isAdministrator, userType)).toBe(expected);
  });
});

describe('the address after signing in', () => {
  it.each(['/admin', '/admin/events?page=2&q=%E5%8F%B0', '/admin/approval/workflow', '/migration'])(
    'keeps %s',
    (returnTo) => {
      expect(safeReturnTo(returnTo)).toBe(returnTo);
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
    expect(safeReturnTo(returnTo)).toBe('/admin');
  });
});
