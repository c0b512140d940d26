import { CARD_FOLDER, KIT_FOLDER } from './prerendered-page';

/** Everything in a version directory stays what it is for ever. */
const immutable = /^\/(remotes\/[^/]+|shell)\/[^/]+\/./;
const ONE_YEAR_SECONDS = 31_536_000;

/** Does a published file never change? */
export const isImmutable = (address: string): boolean => immutable.test(address);

/** How long a published file may be kept, by its address; `undefined` where whoever serves it decides. */
export function cacheControlOf(address: string): string | undefined {
  if (isImmutable(address)) return `public, max-age=${ONE_YEAR_SECONDS}, immutable`;
  // Pages name it with its content: another one is asked for by another address.
  if (address.startsWith(`/${CARD_FOLDER}/`)) return 'public, max-age=86400';
  // The last part of its address is the name that it gets.
  return address.startsWith(`/${KIT_FOLDER}/`) ? 'no-cache' : undefined;
}
