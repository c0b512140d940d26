import { useSession, type Access, type Session } from '@spotlight/shared/contract';
import { Navigate, useLocation } from '@spotlight/shared/vendor/router';
import type { ReactNode } from 'react';
import { paths } from '../paths';

export type AccessDecision =
  | { kind: 'allowed' }
  | { kind: 'wait' }
  | { kind: 'sign-in' }
  | { kind: 'switch'; to: readonly string[] };

/** What a page's access rule means for this session. */
export function decideAccess(
  access: Access,
  { isLoading, isLoggedIn, userType }: Pick<Session, 'isLoading' | 'isLoggedIn' | 'userType'>,
): AccessDecision {
  if (access === 'public') return { kind: 'allowed' };
  if (isLoading) return { kind: 'wait' };
  if (!isLoggedIn) return { kind: 'sign-in' };
  // Staff pages ask the server themselves; here only the sign-in counts.
  if (access === 'signed-in' || access === 'admin') return { kind: 'allowed' };
  if (userType && access.includes(userType)) return { kind: 'allowed' };
  return { kind: 'switch', to: access };
}

/**
 * Shows a page to those whom its access rule names; sends everybody else to sign in, with the requested
 * path remembered. A courtesy: the business rules are in the database.
 */
export function RequireAccess({
  access,
  loginPath = paths.login,
  pending,
  children,
}: {
  access: Access;
  loginPath?: string | undefined;
  pending: ReactNode;
  children: ReactNode;
}) {
  const decision = decideAccess(access, useSession());
  const { pathname, search } = useLocation();
  switch (decision.kind) {
    case 'allowed':
      return children;
    case 'wait':
      return pending;
    case 'sign-in':
    case 'switch': {
      const query = new URLSearchParams({ returnTo: pathname + search });
      if (decision.kind === 'switch') query.set('switch', decision.to.join(','));
      return <Navigate to={`${loginPath}?${query}`} replace />;
    }
  }
}
