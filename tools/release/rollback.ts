import { parseArgs } from 'node:util';
import { runCommand } from '../../shell/site/run-command';
import { requireId } from './cli';
import { listDeployables } from './deployables';
import { rollBack } from './roll-back';
import { dataDirectory } from '../../shell/site/site-paths';

/** `npm run rollback -- mf-events [--to VERSION]`: back to the last good version, or to the named one. */
await runCommand(async () => {
  const id = requireId(listDeployables(), 'npm run rollback -- <id> [--to <version>]');
  const { values } = parseArgs({ allowPositionals: true, options: { to: { type: 'string' } } });
  const startedAt = Date.now();
  const { from, to } = await rollBack(dataDirectory(), id, values.to);
  console.log(`live: ${id} ${to} (was ${from}), in ${Date.now() - startedAt} ms`);
});
