import { statementOf, type SignedEntry } from '@spotlight/shared/contract/statement';
import { readJson } from '../boot/page-plan';

/** Deployable → public keys of those who may have signed its entry, as publishing wrote them into the page. */
type Keys = Record<string, string[]>;
export const pageKeys = () => readJson<Keys>('app-keys') ?? {};

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

/** @returns null where the browser knows no keys of this kind */
export async function importKey(x: string): Promise<CryptoKey | null> {
  const jwk = { kty: 'OKP', crv: 'Ed25519', x };
  try {
    return await crypto.subtle.importKey('jwk', jwk, 'Ed25519', false, ['verify']);
  } catch (fault) {
    if ((fault as Error).name === 'NotSupportedError') return null;
    throw fault;
  }
}

export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    // No base64, so nobody's signature.
    return new Uint8Array();
  }
}
