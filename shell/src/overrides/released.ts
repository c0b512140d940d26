import type { Registry, RemoteEntry } from '@spotlight/shared/contract/schema';
import { contentsOf } from '@spotlight/shared/contract/statement';
import { readJson } from '../boot/page-plan';
import { isSigned, pageKeys } from '../remotes/signature';

/**
 * All that was released of a remote, older versions than those of the page as well.
 * @returns nothing when its owner has not signed that, or has signed something newer since
 * @throws when nobody answers
 */
export async function readReleased(
  id: string,
  keys = pageKeys(),
): Promise<RemoteEntry | undefined> {
  const answer = await fetch('/registry/registry.json', { cache: 'no-cache' });
  const { remotes } = (await answer.json()) as Registry;
  const entry = remotes[id];
  if (!entry || !(await isSigned(id, entry, keys))) return undefined;
  if (keys[id] && globalThis.crypto?.subtle) {
    // The signature says which code the page's own versions have, and of all others by this hash.
    if (entry.signed?.all !== (await sha256(contentsOf(entry)))) return undefined;
    const known = readJson<Registry>('app-registry')?.remotes[id]?.signed?.revision ?? 0;
    if (entry.signed.revision < known) return undefined;
  }
  return entry;
}

async function sha256(text: string): Promise<string> {
  const sum = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(sum)));
}
