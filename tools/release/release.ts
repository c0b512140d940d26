import { requireId, runCommand } from './cli';
import { listDeployables } from './deployables';
import { releasePackage } from './release-package';
import { dataDirectory } from './site-paths';

/** `npm run release -- mf-events`: builds, checks and publishes one deployable into the running site. */
await runCommand(async () => {
  const id = requireId(listDeployables(), 'npm run release -- <id>');
  const { info, measured } = await releasePackage(dataDirectory(), id, (step) =>
    console.log(`… ${step}`),
  );
  for (const { what, kb, budgetKb } of measured) {
    console.log(`  ${what}: ${kb} kB brotli of ${budgetKb} allowed`);
  }
  console.log(`live: ${id} ${info.version}`);
});
