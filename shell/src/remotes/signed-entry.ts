/**
 * Asked before code of a remote runs: has its owner signed what the page says of it? Part of the chunk that every
 * screen waits for, so asking costs no request.
 */
import type { Registry } from '@spotlight/shared/contract/schema';
import { statementOf, type SignedEntry } from '@spotlight/shared/contract/statement';
import { readJson } from '../boot/page-plan';
import { RemoteFault } from './remote-fault';

/** Deployable → public keys of those who may have signed its entry, as publishing wrote them into the page. */
type Keys = Record<string, string[]>;
const pageKeys = () => readJson<Keys>('app-keys') ?? {};

/**
 * Has somebody signed the entry whom the page trusts with it? Of a deployable without keys nobody asks. A browser without
 * Ed25519 (Chrome before 137, Firefox before 129, Safari before 17), or a page over plain http, cannot ask either: there the
 * hashes count that the page itself names.
 */
export async function isSigned(id: string, entry: SignedEntry, keys = pageKeys()) {
  const trusted = keys[id];
  if (!trusted || !globalThis.crypto?.subtle) return true;
  const statement = new TextEncoder().encode(statementOf(id, entry));
  const signature = bytesOf(entry.signed?.signature ?? '');
  for (const x of trusted) {
    const key = await importKey(x);
    if (!key || (await crypto.subtle.verify('Ed25519', key, signature, statement))) return true;
  }
  return false;
}

/** @throws RemoteFault when the page does not carry what the owner of the remote has signed */
export async function assertSigned(id: string, version: string, { remotes }: Registry) {
  const entry = remotes[id];
  if (entry && !(await isSigned(id, entry)))
    throw new RemoteFault('integrity', id, version, 'its owner has not signed this registry');
}

/** @returns null where the browser knows no keys of this kind */
async function importKey(x: string): Promise<CryptoKey | null> {
  const jwk = { kty: 'OKP', crv: 'Ed25519', x };
  try {
    return await crypto.subtle.importKey('jwk', jwk, 'Ed25519', false, ['verify']);
  } catch (fault) {
    if ((fault as Error).name === 'NotSupportedError') return null;
    throw fault;
  }
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    // No base64, so nobody's signature.
    return new Uint8Array();
  }
}

/**
 * May another copy of the registry be believed, by somebody who has seen this one? Not when an entry lacks its owner's
 * signature, and not when the whole or one entry is of an earlier revision, which somebody has put back.
 */
export async function mayBelieve(
  now: Registry,
  then: Registry,
  keys = pageKeys(),
): Promise<boolean> {
  const earlier: Record<string, SignedEntry> = { shell: then.shell, ...then.remotes };
  const current: Record<string, SignedEntry> = { shell: now.shell, ...now.remotes };
  const revisionOf = (entry?: SignedEntry) => entry?.signed?.revision ?? 0;
  const isOld =
    now.revision < then.revision ||
    Object.entries(current).some(([id, entry]) => revisionOf(entry) < revisionOf(earlier[id]));
  if (isOld) return false;
  const signed = Object.entries(current).map(([id, entry]) => isSigned(id, entry, keys));
  return (await Promise.all(signed)).every(Boolean);
}
