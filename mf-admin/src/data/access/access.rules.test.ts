import { areaAccess } from './access.rules';

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
