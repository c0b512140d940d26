import { parseArgs } from 'node:util';
import { runCommand } from '../../shell/site/run-command';
import { dataDirectory } from '../../shell/site/site-paths';
import { StartProblem } from '../../supabase/stack/problem';
import { withInstallationDatabase } from '../admin/installation-database';
import { promoteCanary, stopCanary } from '../release/canary';
import { BOUNDS } from './canary.rules';
import { keepCanaries } from './keep';
import { simulationTable } from './simulate';
import { startKeeping } from './start-keeping';

/**
 * `npm run canary [-- --watch]`: promotes and stops the canaries of the site in DATA_DIR by their figures, once or from now on.
 * `-- mf-events --promote`, or `--stop`: by hand. `-- --simulate`: how good the test is.
 */
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      watch: { type: 'boolean' },
      promote: { type: 'boolean' },
      stop: { type: 'boolean' },
      simulate: { type: 'boolean' },
    },
  });
  const dataDir = dataDirectory();
  const [id] = positionals;
  if (values.simulate) {
    console.log(simulationTable({ runs: 2_000, visitors: BOUNDS.visitors, seed: 16 }));
    return;
  }
  if (values.promote || values.stop) {
    if (!id) throw new StartProblem('Name the remote: npm run canary -- mf-events --promote');
    const version = await (values.promote ? promoteCanary : stopCanary)(dataDir, id);
    console.log(`${values.promote ? 'live' : 'stopped'}: ${id} ${version}`);
    return;
  }
  await withInstallationDatabase(dataDir, process.env, async (databaseUrl) => {
    if (values.watch) {
      const stop = startKeeping({ dataDir, databaseUrl });
      await new Promise((resolve) => process.once('SIGINT', resolve).once('SIGTERM', resolve));
      stop();
      return;
    }
    const said = await keepCanaries(dataDir, databaseUrl);
    console.log(said.join('\n') || 'nothing is to be done');
  });
});
