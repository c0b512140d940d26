import { areaAccess } from './access.rules';

describe('who may enter the back office', () => {
  it.each([
    ['admin', 'fan', 'admin'],
    ['admin', 'venue', 'admin'],
    ['factor', 'fan', 'factor'],
    ['factor', 'venue', 'factor'],
    ['member', 'venue', 'visitor'],
    ['member', 'fan', 'none'],
    ['member', 'performer', 'none'],
    ['member', null, 'none'],
  ] as const)('the answer %s, acting as %s: %s', (answer, userType, expected) => {
    expect(areaAccess(answer, userType)).toBe(expected);
  });
});
