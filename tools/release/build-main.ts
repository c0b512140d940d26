import { buildPackage } from './build';
import { checkBuild } from './release-package';

/**
 * Builds the named deployables, one after another: `tsx build-main.ts shell mf-events`. Prints their versions and the page
 * that is nearest to its budget; one that is over ends the command.
 */
for (const packageName of process.argv.slice(2)) {
  const info = await buildPackage(packageName);
  const { measured } = await checkBuild(info);
  const [nearest] = measured.toSorted((a, b) => a.budgetKb - a.kb - (b.budgetKb - b.kb));
  console.log(`${packageName} ${info.version}`);
  // Not among the versions, which other commands read.
  if (nearest) console.error(`  ${nearest.what}: ${nearest.kb} of ${nearest.budgetKb} kB`);
}
