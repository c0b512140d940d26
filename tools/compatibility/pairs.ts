import type { Registry } from '@spotlight/shared/contract/schema';
import { canaryVersionOf, type RegistryEntry } from '../release/registry-file';

/** A version of a remote, and a shell that may open it. */
export interface Pair {
  remote: string;
  version: string;
  shell: string;
}

/** Pairs that can be looked at together: one version of each remote, in one shell. */
export interface Round {
  shell: string;
  pairs: Pair[];
}

/** What visitors may have of something now: what is live, what is tried with some, what stands in or is in open tabs. */
export function inUse(entry: RegistryEntry): string[] {
  const { active, lastGood, versions } = entry;
  return [...new Set([active, canaryVersionOf(entry), lastGood])].filter(
    (version): version is string => version !== undefined && version in versions,
  );
}

/** Every pair that visitors may meet, of one remote or of all. */
export const pairsOf = ({ shell, remotes }: Registry, only?: string): Pair[] =>
  Object.entries(remotes)
    .filter(([id, { disabled }]) => !disabled && (only === undefined || id === only))
    .flatMap(([remote, entry]) =>
      inUse(entry).flatMap((version) =>
        inUse(shell).map((each) => ({ remote, version, shell: each })),
      ),
    );

/** As few rounds as there are versions of a remote in one shell. */
export function roundsOf(pairs: readonly Pair[]): Round[] {
  const rounds: Round[] = [];
  for (const pair of pairs) {
    const free = rounds.find(
      (round) =>
        round.shell === pair.shell && round.pairs.every(({ remote }) => remote !== pair.remote),
    );
    if (free) free.pairs.push(pair);
    else rounds.push({ shell: pair.shell, pairs: [pair] });
  }
  return rounds;
}

/** The composition in which a round is looked at: everything else is as it is live. */
export const compositionOf = (
  { remotes }: Registry,
  { shell, pairs }: Round,
): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(remotes).map(([id, { active }]) => [id, active])),
  ...Object.fromEntries(pairs.map(({ remote, version }) => [remote, version])),
  shell,
});

/** Addresses of a version's pages that anybody can open without knowing more than the site. */
export const openPages = (
  { remotes }: Registry,
  { remote, version }: Pick<Pair, 'remote' | 'version'>,
): string[] =>
  (remotes[remote]?.versions[version]?.manifest.pages ?? [])
    .filter(({ access, screen, path }) => access === 'public' && screen && !/[:*]/.test(path))
    .map(({ path }) => path);
