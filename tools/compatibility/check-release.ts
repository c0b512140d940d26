import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ModuleManifest, Registry } from '@spotlight/shared/contract/schema';
import { sitePaths } from '../../shell/site/site-paths';
import { buildDir } from '../release/build-folder';
import type { BuildInfo } from '../release/build-info';
import type { Compatibility } from '../release/provenance';
import { readRegistry } from '../release/registry-file';
import { SHARING_FILE, type SharingReport } from '../release/sharing-report';
import { siteInDirectory } from '../release/site-source';
import { judgeRelease, type Candidate, type Judged } from './judge-release';
import { knownVersions } from './known-versions';
import { answers, openPairs, sayFaults } from './open-pairs';
import { stageRelease } from './stage';

export interface ReleaseToCheck {
  dataDir: string;
  info: BuildInfo;
  manifest: ModuleManifest | undefined;
  /** Where the site answers; without it nothing is opened. */
  siteUrl: string | undefined;
  onProgress: (step: string) => void;
}

/**
 * Would this release break a combination that visitors may have? By what the versions say first, which takes no time; then,
 * where a site answers and there is a browser, by opening their pages.
 * @returns how it was found out
 * @throws Error that names each pair that would break
 */
export async function checkRelease(release: ReleaseToCheck): Promise<Compatibility> {
  const { dataDir, info, manifest, siteUrl, onProgress } = release;
  const { pairs, notes } = await assertFits(dataDir, readRegistry(dataDir), info, manifest);
  for (const note of notes) onProgress(`not for everybody: ${note}`);
  if (pairs.length === 0 || siteUrl === undefined) return 'compared';

  const why = 'the versions were compared, no page was opened';
  if (!(await answers(siteUrl))) {
    onProgress(`no site answers at ${siteUrl} (--site): ${why}`);
    return 'compared';
  }
  // Loaded on demand: it brings the browser's library.
  const { findBrowser } = await import('../browser/find-browser');
  const executablePath = findBrowser();
  if (!executablePath) {
    onProgress(`there is no Chromium (CHROMIUM_PATH): ${why}`);
    return 'compared';
  }
  const stage = await stageRelease(dataDir, info, manifest);
  try {
    const opened = await openPairs({ ...stage, pairs, siteUrl, executablePath, onProgress });
    refuse(sayFaults(opened));
  } finally {
    await stage.remove();
  }
  return 'opened';
}

/**
 * What a release would do, by what its build and the published versions say.
 * @throws Error that names each pair that would break
 */
export const assertFits = (
  dataDir: string,
  registry: Registry,
  info: BuildInfo,
  manifest: ModuleManifest | undefined,
): Promise<Judged> => assertCandidateFits(dataDir, registry, candidateOf(info, manifest));

/**
 * The same of what was built elsewhere.
 * @throws Error that names each pair that would break
 */
export async function assertCandidateFits(
  dataDir: string,
  registry: Registry,
  candidate: Candidate,
): Promise<Judged> {
  const site = siteInDirectory(sitePaths(dataDir).site);
  const judged = await judgeRelease(registry, knownVersions(site, registry), candidate);
  refuse(judged.broken);
  return judged;
}

export function candidateOf(info: BuildInfo, manifest: ModuleManifest | undefined): Candidate {
  const { packageName: id, version } = info;
  const file = path.join(buildDir(id, version), SHARING_FILE);
  // Built before there were reports, and not again since.
  const sharing = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as SharingReport)
    : undefined;
  return { id, version, ...(manifest ? { remote: { manifest, sharing } } : { shell: sharing }) };
}

function refuse(broken: readonly string[]): void {
  if (broken.length === 0) return;
  throw new Error(
    [
      'This release would break what visitors have, so nothing was published:',
      ...broken.map((sentence) => `  ${sentence}`),
      'If it has to go out all the same: --skip-compatibility.',
    ].join('\n'),
  );
}
