import { createHash } from 'node:crypto';
import { CONTRACT_VERSION } from '@spotlight/shared/contract/version';
import { resolveRemote, type Registry } from '@spotlight/shared/contract/schema';

/** What time alone changes in a list, such as what is about to begin, may be this old. */
const LISTS_AGAIN_MS = 60 * 60_000;
/** What somebody changed, and a list names, may be this old in it: those who write one after another are one change. */
const CHANGED_LISTS_AGAIN_MS = 60_000;
/** A page that failed is tried again after a minute, then after two, and at last once an hour. */
const FIRST_RETRY_MS = 60_000;
const LAST_RETRY_MS = 60 * 60_000;

/**
 * What all prerendered pages depend on: the address that people reach the site by, and the versions that visitors get. Not the
 * page as it is published: that carries revisions, signatures and canaries, of which no prerendered page says anything.
 */
export function basisOf(publicUrl: string, registry: Registry): string {
  const ids = Object.keys(registry.remotes).toSorted();
  const versions = ids.map((id) => {
    const found = resolveRemote(registry, id, { contractVersion: CONTRACT_VERSION });
    return [id, found.kind, found.kind === 'version' ? found.version : ''];
  });
  const parts = [publicUrl, registry.shell.active, versions];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** Of what kind an address of a detail is: `/events/1` and `/events/1/news` are of `events`. */
const kindOf = (address: string): string => address.split('/')[1] ?? '';

/** The details that a rendered page leads to, in its order. */
export const detailsIn = (body: string, isDetail: (address: string) => boolean): string[] => [
  ...new Set(
    [...body.matchAll(/ href="(\/[^"?#]*)/g)].map(([, address = '']) => address).filter(isDetail),
  ),
];

/** The kinds of details that a list depends on. */
export const kindsIn = (details: readonly string[]): string[] => [...new Set(details.map(kindOf))];

/**
 * The lists that say something else once these addresses have changed: those that lead to any of their kind. One that leads
 * nowhere yet may lead to all.
 * @param kinds what each list led to when it was rendered
 */
export function staleLists(
  lists: readonly string[],
  kinds: Readonly<Record<string, string[]>>,
  changed: readonly string[],
): string[] {
  const changedKinds = kindsIn(changed);
  if (changedKinds.length === 0) return [];
  return lists.filter((list) => {
    const known = kinds[list] ?? [];
    return known.length === 0 || known.some((kind) => changedKinds.includes(kind));
  });
}

/** Are lists rendered now, that were last rendered then? */
export const areListsDue = (sinceMs: number, isAnyStale: boolean): boolean =>
  sinceMs >= (isAnyStale ? CHANGED_LISTS_AGAIN_MS : LISTS_AGAIN_MS);

/** How long pages that failed so many times in a row rest. */
export const retryAfterMs = (times: number): number =>
  Math.min(FIRST_RETRY_MS * 2 ** (times - 1), LAST_RETRY_MS);
