import { runCommand } from './releases';

/** Renders pages ahead, as they are now: the site of the tests renders none by itself. */
export const prerender = (...addresses: string[]): Promise<unknown> =>
  runCommand('prerender', '--', ...addresses);
