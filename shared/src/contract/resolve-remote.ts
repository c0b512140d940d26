import type { Registry, RemoteVersion } from './registry.schema';
import { satisfiesContract } from './satisfies';

/** Everything that the choice of a version depends on, made explicit. */
export interface ResolveContext {
  /** Contract version of the running shell. */
  contractVersion: string;
  /** Stable for one visitor's session; decides the canary bucket. */
  sessionId: string;
  /** Remote id → entry URL of a developer's own build. Only filled where overrides are allowed. */
  overrides?: Readonly<Record<string, string>>;
  /** Remote id → version that this tab settled on at boot. */
  pins?: Readonly<Record<string, string>>;
}

export type UnavailableReason = 'unknown-remote' | 'disabled' | 'no-compatible-version';

export type Resolution =
  | { kind: 'version'; version: string; source: ResolutionSource; details: RemoteVersion }
  | { kind: 'override'; entry: string; details: RemoteVersion | undefined }
  | { kind: 'unavailable'; reason: UnavailableReason; notice?: string };

export type ResolutionSource = 'pin' | 'canary' | 'active' | 'last-good';

/**
 * Chooses the version of a remote: kill switch → developer override → pin of this tab → canary →
 * active → last good, each candidate only if the shell's contract satisfies its manifest and nobody
 * rolled it back. Pure: same arguments, same answer.
 */
export function resolveRemote(registry: Registry, id: string, context: ResolveContext): Resolution {
  const remote = registry.remotes[id];
  if (!remote) return { kind: 'unavailable', reason: 'unknown-remote' };
  if (remote.disabled) {
    return { kind: 'unavailable', reason: 'disabled', notice: remote.disabled.notice };
  }

  const override = context.overrides?.[id];
  if (override) {
    return { kind: 'override', entry: override, details: remote.versions[remote.active] };
  }

  const { canary } = remote;
  const isInCanary =
    canary !== undefined && bucketOf(`${canary.salt}:${context.sessionId}`) < canary.percent;
  const candidates: Array<[ResolutionSource, string | undefined]> = [
    ['pin', context.pins?.[id]],
    ['canary', isInCanary ? canary.version : undefined],
    ['active', remote.active],
    ['last-good', remote.lastGood],
  ];

  for (const [source, version] of candidates) {
    const details = version === undefined ? undefined : remote.versions[version];
    if (!details || version === undefined || remote.rolledBack?.[version]) continue;
    if (satisfiesContract(context.contractVersion, details.manifest.contract)) {
      return { kind: 'version', version, source, details };
    }
  }
  return { kind: 'unavailable', reason: 'no-compatible-version' };
}

/** Maps text evenly onto 0–99 (FNV-1a), the same on every machine. */
export function bucketOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return (hash >>> 0) % 100;
}
