/**
 * Asked before code of a remote runs: has its owner signed what the page says of it? Part of the chunk that every
 * screen waits for, so asking costs no request.
 */
import type { Registry } from '@spotlight/shared/contract/schema';
import type { SignedEntry } from '@spotlight/shared/contract/statement';
import { readOverrides } from '../boot/overrides';
import { RemoteFault } from './remote-fault';
import { isSigned, pageKeys } from './signature';

/** @throws RemoteFault when it is neither what the owner of the remote has signed, nor what may run in this tab instead */
export async function assertSigned(id: string, version: string, { remotes }: Registry) {
  const override = readOverrides()[id];
  if (override?.version === version) {
    const load = import(/* webpackChunkName: "overrides" */ '../overrides/refusal-of');
    const refusal = await (await load).refusalOf(id, override);
    if (refusal) throw new RemoteFault('integrity', id, version, refusal);
    return;
  }
  const entry = remotes[id];
  if (entry && !(await isSigned(id, entry)))
    throw new RemoteFault('integrity', id, version, 'its owner has not signed this registry');
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
