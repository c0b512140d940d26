import type { RemoteEntry } from './registry.schema';

/** Who sits before a browser, as far as a canary asks. */
export interface Visitor {
  /** A random number that the browser keeps. */
  place: string;
  /** The signed-in account. */
  account?: string | undefined;
  /** What the address has asked for in this tab: `mf-events@<version>`, several parted by commas. */
  pin?: string | undefined;
}

/** A number below 2³² that is the same for the same text, and as good as drawn for another (FNV-1a, mixed). */
function draw(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) >>> 0;
}

/** From 0 to below 100. Of each canary another one, so that it is not always the same people whom new versions meet first. */
export const shareOf = (id: string, version: string, { place }: Visitor): number =>
  (draw(place + id + version) / 2 ** 32) * 100;

/** Stands in the registry for an account that rehearses a version, and tells nobody whose it is. */
export const markOf = (id: string, version: string, account: string): string =>
  draw(account + id + version).toString(36);

/** Has this tab asked for the canary (true), for the active version (false), or is nobody's choice but chance's (undefined)? */
export function pinOf(
  id: string,
  { active, canary }: Pick<RemoteEntry, 'active' | 'canary'>,
  { pin = '', account }: Visitor,
): boolean | undefined {
  if (!canary) return undefined;
  const pins = pin.split(',');
  if (pins.includes(`${id}@${active}`)) return false;
  const isMember = account && canary.members?.includes(markOf(id, canary.version, account));
  return pins.includes(`${id}@${canary.version}`) || isMember ? true : undefined;
}

/** Does the visitor get the canary of a remote? */
export const isOnCanary = (
  id: string,
  remote: Pick<RemoteEntry, 'active' | 'canary'>,
  visitor: Visitor,
): boolean =>
  pinOf(id, remote, visitor) ??
  (remote.canary !== undefined &&
    shareOf(id, remote.canary.version, visitor) < remote.canary.percent);
