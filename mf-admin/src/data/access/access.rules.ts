import type { UserType } from '@spotlight/shared/contract';

/** What the server says. `factor`: an administrator, once this session has shown the second factor. */
export type AccessAnswer = 'admin' | 'factor' | 'member';

/**
 * `admin` works here, `factor` once the second factor is shown. `visitor` is a venue owner, who finds the own venues and nothing else.
 * `none` is sent back to the sign-in page.
 */
export type AreaAccess = 'admin' | 'factor' | 'visitor' | 'none';

export function areaAccess(answer: AccessAnswer, userType: UserType | null): AreaAccess {
  if (answer !== 'member') return answer;
  return userType === 'venue' ? 'visitor' : 'none';
}
