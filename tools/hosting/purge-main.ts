import { readPrerenderKey } from '../../shell/site/prerender-key';
import { runCommand } from '../../shell/site/run-command';
import { dataDirectory } from '../../shell/site/site-paths';
import { purge } from './purge';
import { purgeList } from './purge-list';

/**
 * `npm run purge [-- https://cache]`: prints the addresses that a release has changed, one a line, for a CDN's own command; or
 * has a cache of `npm run nginx:cache` fetch them anew.
 */
await runCommand(async () => {
  const [cache] = process.argv.slice(2);
  const dataDir = dataDirectory();
  const addresses = await purgeList(dataDir);
  if (!cache) {
    console.log(addresses.join('\n'));
    return;
  }
  const failed = await purge(cache, addresses, await readPrerenderKey(dataDir));
  if (failed.length > 0) {
    throw new Error(
      [
        ...failed,
        '',
        `${cache} did not fetch these anew. Has its configuration the key of DATA_DIR/prerender-key?`,
      ].join('\n'),
    );
  }
  console.log(`${cache} has ${addresses.length} addresses anew`);
});
