import type { UserType } from '@spotlight/shared/contract';

/**
 * `admin` works here. `visitor` is a venue owner, who finds the own venues and nothing else.
 * `none` is sent back to the sign-in page.
 */
export type AreaAccess = 'admin' | 'visitor' | 'none';

export function areaAccess(isAdministrator: boolean, userType: UserType | null): AreaAccess {
  if (isAdministrator) return 'admin';
  return userType === 'venue' ? 'visitor' : 'none';
}
