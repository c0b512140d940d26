import { buildPackage } from '../../release/build';
import { buildDir } from '../../release/build-folder';
import { listDeployables } from '../../release/deployables';
import { loadManifest } from '../../release/load-manifest';
import { measureBuild } from '../../release/measure';
import { markdownTable } from './results-table';

/** Heaviest first load of every deployable against its budget, as a Markdown table. */
export async function sizesTable(): Promise<string> {
  const rows: string[][] = [];
  for (const id of listDeployables()) {
    const info = await buildPackage(id);
    const manifest = id === 'shell' ? undefined : await loadManifest(id);
    const measured = await measureBuild(buildDir(id, info.version), info, manifest);
    const [heaviest] = measured.toSorted((a, b) => b.kb - a.kb);
    if (heaviest) rows.push([heaviest.what, heaviest.kb.toFixed(1), String(heaviest.budgetKb)]);
  }
  return markdownTable(['first load', 'kB brotli', 'budget'], rows);
}
