import { parseArgs } from 'node:util';
import { requireId, runCommand } from './cli';
import { listDeployables } from './deployables';
import { releasePackage } from './release-package';
import { dataDirectory } from './site-paths';

/**
 * `npm run release -- mf-events [--label NAME]`: builds, checks and publishes one deployable into the
 * running site. A label publishes the same sources once more, under another version.
 */
await runCommand(async () => {
  const id = requireId(listDeployables(), 'npm run release -- <id>');
  const { values } = parseArgs({
    allowPositionals: true,
    options: { label: { type: 'string' } },
  });
  const { label } = values;
  if (label !== undefined && !/^[a-z0-9]+$/.test(label)) {
    throw new Error('A label consists of small letters and digits.');
  }
  const { info, measured } = await releasePackage(
    dataDirectory(),
    id,
    (step) => console.log(`… ${step}`),
    label,
  );
  for (const { what, kb, budgetKb } of measured) {
    console.log(`  ${what}: ${kb} kB brotli of ${budgetKb} allowed`);
  }
  console.log(`live: ${id} ${info.version}`);
});
