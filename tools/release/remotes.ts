import { runCommand } from '../../shell/site/run-command';
import { readPreviews } from './previews';
import { withInstallationDatabase } from '../admin/installation-database';
import { lookAtCanaries, sayFigures } from '../canary/keep';
import { readRegistry } from './registry-file';
import { sayProvenance } from './provenance';
import { siteInDirectory } from './site-source';
import { readProvenance } from './verify-site';
import { dataDirectory, sitePaths } from '../../shell/site/site-paths';

/** `npm run remotes`: prints what is live. */
await runCommand(async () => {
  const dataDir = dataDirectory();
  const registry = readRegistry(dataDir);
  const site = siteInDirectory(sitePaths(dataDir).site);
  const rows = Object.entries({ shell: registry.shell, ...registry.remotes }).map(([id, entry]) => {
    const current = entry.versions[entry.active];
    return {
      id,
      active: entry.active,
      'last good': entry.lastGood ?? '–',
      'rolled back': Object.keys(entry.rolledBack ?? {}).join(', '),
      retained: Object.keys(entry.versions).length,
      published: current?.publishedAt.slice(0, 19).replace('T', ' ') ?? '–',
      commit: current?.commit ?? '–',
      note: registry.remotes[id]?.disabled?.notice ?? '',
    };
  });
  console.log(`registry revision ${registry.revision} in ${dataDir}`);
  console.table(rows);
  const previews = readPreviews(dataDir);
  if (previews.length > 0) {
    console.log('previews');
    console.table(previews.map(({ id, version, ends }) => ({ id, version, ends })));
  }
  const canaries = Object.entries(registry.remotes).flatMap(([id, { canary }]) =>
    canary ? [{ id, ...canary }] : [],
  );
  for (const { id, version, percent, since } of canaries)
    console.log(`canary of ${id}: ${version} for ${percent} % since ${since}`);
  if (canaries.length > 0) {
    const look = (url: string) => lookAtCanaries(registry, url);
    // The registry says what runs; without its database there are no figures.
    const kept = await withInstallationDatabase(dataDir, process.env, look).catch(
      (fault: Error) => fault.message,
    );
    if (typeof kept === 'string') console.log(`no figures: ${kept}`);
    else for (const each of kept) console.log(`  ${each.id} ${sayFigures(each)}`);
  }
  for (const { id, active } of rows) {
    const provenance = await readProvenance(site, id, active);
    if (provenance) console.log(`${id}: ${sayProvenance(provenance)}`);
  }
});
