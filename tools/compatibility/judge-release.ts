import { satisfiesContract, type Registry } from '@spotlight/shared/contract/schema';
import type { SharingReport } from '../release/sharing-report';
import type { KnownVersions } from './known-versions';
import { inUse, type Pair } from './pairs';
import { contractOf, judge, type KnownRemote } from './verdict';

/** What shall be released, and is not yet. */
export type Candidate = { id: string; version: string } & (
  | { remote: KnownRemote }
  | { shell: SharingReport | undefined }
);

export interface Judged {
  /** One sentence for each pair that would break, with its names. */
  broken: string[];
  /** What somebody should know who releases it. */
  notes: string[];
  /** What visitors would meet. */
  pairs: Pair[];
}

/** What a release would do to the combinations that visitors may have, without opening any. */
export const judgeRelease = (
  registry: Registry,
  known: KnownVersions,
  candidate: Candidate,
): Promise<Judged> =>
  'remote' in candidate
    ? judgeRemote(registry, known, candidate)
    : judgeShell(registry, known, candidate);

async function judgeRemote(
  registry: Registry,
  known: KnownVersions,
  { id, version, remote }: Candidate & { remote: KnownRemote },
): Promise<Judged> {
  const judged: Judged = { broken: [], notes: [], pairs: [] };
  const before = registry.remotes[id];
  const standIn = before?.versions[before.active]?.manifest.contract;
  for (const shell of inUse(registry.shell)) {
    const sharing = await known.shell(shell);
    const verdict = judge(remote, sharing);
    const name = `${id} ${version} in shell ${shell}`;
    if (verdict.kind === 'fits') judged.pairs.push({ remote: id, version, shell });
    else if (verdict.kind === 'broken')
      judged.broken.push(...verdict.faults.map((fault) => `${name}: ${fault}`));
    else if (standIn && satisfiesContract(contractOf(sharing) ?? '', standIn))
      judged.notes.push(`${name}: ${verdict.why}; there ${before?.active} stays`);
    // In the shell before, only whoever goes back to it would miss the remote.
    else if (shell === registry.shell.active) judged.broken.push(`${name}: ${verdict.why}`);
    else judged.notes.push(`${name}: ${verdict.why}; whoever goes back to it is without ${id}`);
  }
  return judged;
}

async function judgeShell(
  { remotes }: Registry,
  known: KnownVersions,
  { version: shell, ...candidate }: Candidate & { shell: SharingReport | undefined },
): Promise<Judged> {
  const judged: Judged = { broken: [], notes: [], pairs: [] };
  for (const [id, entry] of Object.entries(remotes)) {
    if (entry.disabled) continue;
    const reasons: string[] = [];
    const versions = inUse(entry);
    for (const version of versions) {
      const remote = await known.remote(id, version);
      if (!remote) continue;
      const verdict = judge(remote, candidate.shell);
      const name = `${id} ${version} in shell ${shell}`;
      if (verdict.kind === 'fits') judged.pairs.push({ remote: id, version, shell });
      else if (verdict.kind === 'broken')
        judged.broken.push(...verdict.faults.map((fault) => `${name}: ${fault}`));
      else reasons.push(`${name}: ${verdict.why}`);
    }
    const hasNone = reasons.length === versions.length;
    (hasNone ? judged.broken : judged.notes).push(...reasons);
  }
  return judged;
}
