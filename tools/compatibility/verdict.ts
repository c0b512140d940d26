import { checkManifest } from '@spotlight/shared/contract/conformance';
import { satisfiesContract, type ModuleManifest } from '@spotlight/shared/contract/schema';
import semver from 'semver';
import type { SharingReport } from '../release/sharing-report';

/** What is known of a version without running it. A version that was built before there were reports has none. */
export interface KnownRemote {
  manifest: ModuleManifest;
  sharing: SharingReport | undefined;
}

export type Verdict =
  | { kind: 'fits' }
  /** Its manifest says that it is for other shells: nobody is led to it in this one. */
  | { kind: 'not-meant'; why: string }
  | { kind: 'broken'; faults: string[] };

const CONTRACT = '@spotlight/shared/contract';

/** The contract that a shell keeps. */
export const contractOf = (shell: SharingReport | undefined): string | undefined =>
  shell?.provides[CONTRACT]?.version;

/** Do a remote and a shell go together, by what both say of themselves and by what webpack knows of their code? */
export function judge(
  { manifest, sharing }: KnownRemote,
  shell: SharingReport | undefined,
): Verdict {
  const contract = contractOf(shell);
  if (!shell || !contract) return { kind: 'fits' };
  if (!satisfiesContract(contract, manifest.contract))
    return {
      kind: 'not-meant',
      why: `it is for the contract ${manifest.contract}, the shell has ${contract}`,
    };
  const faults = [
    ...checkManifest(manifest, contract),
    ...(sharing ? sharingFaults(sharing, shell, manifest.contract) : []),
  ];
  return faults.length === 0 ? { kind: 'fits' } : { kind: 'broken', faults };
}

/** What the code takes from shared modules, and the shell has not. */
function sharingFaults({ consumes }: SharingReport, shell: SharingReport, said: string): string[] {
  return Object.entries(consumes).flatMap(([name, { range, names }]) => {
    const provided = shell.provides[name];
    if (!provided) return [`it needs ${name}, which the shell does not share`];
    if (!name.startsWith('@spotlight/')) return libraryFaults(name, range, provided.version);
    if (!semver.satisfies(provided.version, range)) {
      // One sentence for all of ours: they have the version of the contract.
      return name === CONTRACT
        ? [
            `it was built for the contract ${range}, the shell has ${provided.version}, and its manifest says ${said}: say there what it was built for, and such a shell keeps the version before`,
          ]
        : [];
    }
    const known = provided.names;
    return known
      ? names
          .filter((each) => !known.includes(each))
          .map((each) => `it uses ${each} of ${name}, which the shell does not have`)
      : [];
  });
}

/** Packages pin exactly what they were tested with; at run time another version of the same major is taken. */
function libraryFaults(name: string, range: string, version: string): string[] {
  const asked = range === '*' ? null : semver.minVersion(range);
  if (!asked || asked.major === semver.major(version)) return [];
  return [`it needs ${name} ${asked.version}, the shell has ${version}`];
}
