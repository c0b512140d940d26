import type { Registry } from '@spotlight/shared/contract/schema';

/** A version of a remote, and a shell that may open it. */
export interface Pair {
  remote: string;
  version: string;
  shell: string;
}

/** What visitors may have of something now: what is live, and what stands in for it or is still in open tabs. */
const inUse = ({ active, lastGood }: { active: string; lastGood?: string | undefined }) => [
  ...new Set([active, ...(lastGood ? [lastGood] : [])]),
];

/** Every pair that visitors may meet, of one remote or of all. */
export const pairsOf = ({ shell, remotes }: Registry, only?: string): Pair[] =>
  Object.entries(remotes)
    .filter(([id]) => only === undefined || id === only)
    .flatMap(([remote, entry]) =>
      inUse(entry).flatMap((version) =>
        inUse(shell).map((each) => ({ remote, version, shell: each })),
      ),
    );

/** The composition in which a pair is looked at: everything else is as it is live. */
export const compositionOf = (
  { remotes }: Registry,
  { remote, version, shell }: Pair,
): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(remotes).map(([id, { active }]) => [id, active])),
  [remote]: version,
  shell,
});

/** Addresses of a version's pages that anybody can open without knowing more than the site. */
export const openPages = ({ remotes }: Registry, { remote, version }: Pair): string[] =>
  (remotes[remote]?.versions[version]?.manifest.pages ?? [])
    .filter(({ access, screen, path }) => access === 'public' && screen && !/[:*]/.test(path))
    .map(({ path }) => path);
