import { parseArgs } from 'node:util';
import { runCommand } from '../../shell/site/run-command';
import { requireId } from './cli';
import { assertCommitted } from './current-commit';
import { listDeployables } from './deployables';
import { releasePackage } from './release-package';
import { dataDirectory } from '../../shell/site/site-paths';

/**
 * `npm run release -- mf-events [--label NAME] [--allow-dirty]`: builds, checks and publishes one
 * deployable into the running site. A label publishes the same sources once more, under another version;
 * a work tree with changes is refused unless it is allowed.
 */
await runCommand(async () => {
  const id = requireId(listDeployables(), 'npm run release -- <id>');
  const { values } = parseArgs({
    allowPositionals: true,
    options: { label: { type: 'string' }, 'allow-dirty': { type: 'boolean' } },
  });
  const { label } = values;
  if (label !== undefined && !/^[a-z0-9]+$/.test(label)) {
    throw new Error('A label consists of small letters and digits.');
  }
  if (!values['allow-dirty']) assertCommitted();
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
