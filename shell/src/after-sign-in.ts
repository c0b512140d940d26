import { safeReturnTo } from '@spotlight/shared/contract';
import { paths } from './paths';

/** Pages that would only lead back to signing in. */
const authPages: readonly string[] = [paths.login, paths.signup];

/** Where to go after signing in; never to signing in again. */
export const afterSignIn = (returnTo: string | null): string =>
  safeReturnTo(returnTo, {
    home: paths.home,
    accepts: (pathname) => !authPages.includes(pathname),
  });
