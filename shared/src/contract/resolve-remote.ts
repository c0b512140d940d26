import type { Registry, RemoteEntry, RemoteVersion } from './registry.schema';
import { satisfiesContract } from './satisfies';

/** Everything that the choice of a version depends on, made explicit. */
export interface ResolveContext {
  /** Contract version of the running shell. */
  contractVersion: string;
  /** Remote → what somebody has chosen for this tab, whoever else gets what (`shell/src/overrides`). */
  chosen?: Readonly<Record<string, { version: string }>>;
  /** Whether this visitor gets the canary of a remote (`isOnCanary`); where nobody says, nobody does. */
  isOnCanary?: ((id: string, remote: RemoteEntry) => boolean) | undefined;
}

export type UnavailableReason = 'unknown-remote' | 'disabled' | 'no-compatible-version';

export type ResolutionSource = 'chosen' | 'canary' | 'active' | 'last-good';

export interface ResolvedVersion {
  version: string;
  source: ResolutionSource;
  details: RemoteVersion;
}

export type Resolution =
  | ({
      kind: 'version';
      /** Versions that may stand in where this one fails, in order. */
      standIns: ResolvedVersion[];
    } & ResolvedVersion)
  | { kind: 'unavailable'; reason: UnavailableReason; notice?: string };

/**
 * Chooses the version of a remote: kill switch → chosen for this tab → canary → active → last good, each only if the shell's
 * contract satisfies its manifest and it was not rolled back; what was rolled back can still be chosen. Pure: same arguments, same
 * answer, in the inline script, the shell and the tools alike. Whatever else may choose a version one day takes its place in
 * `inOrder`, and what it depends on in the context.
 */
export function resolveRemote(
  registry: Registry,
  id: string,
  { contractVersion, chosen, isOnCanary }: ResolveContext,
): Resolution {
  const remote = registry.remotes[id];
  if (!remote) return { kind: 'unavailable', reason: 'unknown-remote' };
  if (remote.disabled) {
    return { kind: 'unavailable', reason: 'disabled', notice: remote.disabled.notice };
  }

  const hasCanary = remote.canary && isOnCanary?.(id, remote);
  const inOrder: Array<[ResolutionSource, string | undefined]> = [
    ['chosen', chosen?.[id]?.version],
    ['canary', hasCanary ? remote.canary?.version : undefined],
    ['active', remote.active],
    ['last-good', remote.lastGood],
  ];
  const [first, ...standIns] = inOrder.flatMap(
    ([source, version = ''], index): ResolvedVersion[] => {
      const details = remote.versions[version];
      if (!details || (source !== 'chosen' && remote.rolledBack?.[version])) return [];
      const isFirst = inOrder.findIndex(([, each]) => each === version) === index;
      const fits = satisfiesContract(contractVersion, details.manifest.contract);
      return fits && isFirst ? [{ version, source, details }] : [];
    },
  );
  if (!first) return { kind: 'unavailable', reason: 'no-compatible-version' };
  return { kind: 'version', ...first, standIns };
}
