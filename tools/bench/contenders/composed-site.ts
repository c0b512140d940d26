import { publishAll } from '../../release/publish-all';
import { sitePaths } from '../../release/site-paths';
import type { Contender } from './contender';

/** The site as it is: a shell and its remotes, built and published by the release tools. */
export async function publishComposedSite(
  dataDir: string,
  onProgress: (step: string) => void,
): Promise<Contender> {
  await publishAll({ dataDir, onProgress });
  return { name: 'composed site', siteDir: sitePaths(dataDir).site, cardSelector: 'main article' };
}
