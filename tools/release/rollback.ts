import { requireId, runCommand } from './cli';
import { listDeployables } from './deployables';
import { rollBack } from './roll-back';
import { dataDirectory } from './site-paths';

/** `npm run rollback -- mf-events`: back to the last good version. */
await runCommand(async () => {
  const id = requireId(listDeployables(), 'npm run rollback -- <id>');
  const startedAt = Date.now();
  const { from, to } = await rollBack(dataDirectory(), id);
  console.log(`live: ${id} ${to} (was ${from}), in ${Date.now() - startedAt} ms`);
});
