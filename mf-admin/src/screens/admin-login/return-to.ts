import { safeReturnTo } from '@spotlight/shared/contract';
import { paths } from '../../paths';

const isRoom = (pathname: string) =>
  /^\/(admin|migration)(\/|$)/.test(pathname) && !pathname.startsWith(paths.login.pattern);

/** The address to go to after signing in: inside the back office, its overview otherwise. */
export const afterSignIn = (returnTo: string | null): string =>
  safeReturnTo(returnTo, { home: paths.dashboard.to(), accepts: isRoom });
