import { parseArgs } from 'node:util';
import { runCommand } from '../../shell/site/run-command';
import { dataDirectory } from '../../shell/site/site-paths';
import { printContract } from './contract';
import { printGrid } from './grid';
import { siteAddress } from './site-address';

/**
 * `npm run compatibility [-- mf-events] [--site http://localhost:8080]`: opens the pages of each version of a remote that
 * visitors may have, in each shell that they may have and in the one of this checkout, and prints what came of it.
 * `-- --contract` prints, without opening anything, what the contract of this checkout does to what is released.
 * Ends with 1 when a pair does not work.
 */
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      site: { type: 'string' },
      contract: { type: 'boolean' },
    },
  });
  const dataDir = dataDirectory();
  if (values.contract) await printContract(dataDir, values.site);
  else await printGrid({ dataDir, siteUrl: values.site ?? siteAddress(), only: positionals[0] });
});
