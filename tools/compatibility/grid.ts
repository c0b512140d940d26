import type { Registry } from '@spotlight/shared/contract/schema';
import { sitePaths } from '../../shell/site/site-paths';
import { findBrowser } from '../browser/find-browser';
import { buildPackage } from '../release/build';
import { readRegistry } from '../release/registry-file';
import { siteInDirectory } from '../release/site-source';
import { knownVersions } from './known-versions';
import { openPairs, sayFaults } from './open-pairs';
import { pairsOf, type Pair } from './pairs';
import { stageRelease, type Stage } from './stage';
import { judge } from './verdict';

interface GridOptions {
  dataDir: string;
  siteUrl: string;
  /** One remote instead of all. */
  only: string | undefined;
}

/**
 * Prints which version of a remote goes with which shell, the next one included.
 * @throws Error that names each pair that does not
 */
export async function printGrid({ dataDir, siteUrl, only }: GridOptions): Promise<void> {
  const executablePath = findBrowser();
  if (!executablePath)
    throw new Error(
      'There is no Chromium here: run "npm test" once, or name one in CHROMIUM_PATH.',
    );
  const live = readRegistry(dataDir);
  if (pairsOf(live, only).length === 0) throw new Error(`Nothing of that is live in ${dataDir}.`);

  const onProgress = (step: string) => console.log(`… ${step}`);
  const { dataDir: where, registry, remove } = await withNextShell(dataDir, live, onProgress);
  try {
    const grid = new Map<string, Record<string, string>>();
    const enter = ({ remote, version, shell }: Pair, what: string) => {
      const row = grid.get(`${remote} ${version}`) ?? {};
      const isNext = !(shell in live.shell.versions);
      row[`shell ${shell}${isNext ? ' (next)' : ''}`] = what;
      grid.set(`${remote} ${version}`, row);
    };
    const known = knownVersions(siteInDirectory(sitePaths(where).site), registry);
    const broken: string[] = [];
    const fitting: Pair[] = [];
    for (const pair of pairsOf(registry, only)) {
      const remote = await known.remote(pair.remote, pair.version);
      const verdict = remote && judge(remote, await known.shell(pair.shell));
      if (verdict?.kind === 'not-meant') enter(pair, 'other contract');
      else if (verdict?.kind === 'broken') {
        enter(pair, 'broken');
        broken.push(...sayFaults([{ ...pair, pages: 0, faults: verdict.faults }]));
      } else fitting.push(pair);
    }
    const opened = await openPairs({
      dataDir: where,
      registry,
      pairs: fitting,
      siteUrl,
      executablePath,
      onProgress,
    });
    for (const { pages, faults, ...pair } of opened)
      enter(pair, faults.length > 0 ? 'broken' : pages === 1 ? '1 page' : `${pages} pages`);
    console.table(Object.fromEntries(grid));
    broken.push(...sayFaults(opened));
    if (broken.length > 0) throw new Error(broken.join('\n'));
  } finally {
    await remove();
  }
}

/** The site with the shell of this checkout on top, unless that one is out already. */
async function withNextShell(
  dataDir: string,
  live: Registry,
  onProgress: (step: string) => void,
): Promise<Stage> {
  onProgress('building the shell of this checkout, unless it is built');
  const info = await buildPackage('shell');
  return info.version in live.shell.versions
    ? { dataDir, registry: live, remove: () => Promise.resolve() }
    : stageRelease(dataDir, info, undefined);
}
