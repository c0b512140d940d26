import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readJsonBlock } from '../../shell/site/json-block';
import { runCommand } from '../../shell/site/run-command';
import { dataDirectory, sitePaths } from '../../shell/site/site-paths';
import { requireId } from '../release/cli';
import { listDeployables } from '../release/deployables';
import { siteInDirectory } from '../release/site-source';
import { readTrustedKeys, type TrustedKeys } from '../release/team-keys';
import { isBucketAddress, openBucket } from './bucket';
import { promote, type PromotedFrom } from './promote';

const usage = 'npm run promote -- <id> --from <DATA_DIR of staging, or s3://bucket>';

/**
 * `npm run promote -- mf-events --from /srv/staging [--to /srv/production] [--version VERSION] [--keys trusted.json]
 * [--skip-compatibility]`: makes the version that is live on one site live on another, without building it again.
 */
await runCommand(async () => {
  const id = requireId(listDeployables(), usage);
  const { values } = parseArgs({
    allowPositionals: true,
    options: {
      from: { type: 'string' },
      to: { type: 'string' },
      version: { type: 'string' },
      keys: { type: 'string' },
      'skip-compatibility': { type: 'boolean' },
    },
  });
  if (!values.from) throw new Error(`Usage: ${usage}`);
  const to = values.to ? path.resolve(values.to) : dataDirectory();
  const from = await openSite(values.from, values.keys);
  const version = await promote(to, id, from, {
    version: values.version,
    isAsked: !values['skip-compatibility'],
  });
  console.log(`live: ${id} ${version}, as it is at ${values.from}`);
});

async function openSite(from: string, keys: string | undefined): Promise<PromotedFrom> {
  const given = keys && (JSON.parse(readFileSync(keys, 'utf8')) as TrustedKeys);
  if (!isBucketAddress(from)) {
    const dataDir = path.resolve(from);
    const source = siteInDirectory(sitePaths(dataDir).site);
    return { source, trusted: given || readTrustedKeys(dataDir), dataDir };
  }
  const source = openBucket(from);
  // Whoever can exchange the page there can exchange the keys that it names: --keys is for those who know better.
  const page = String(await source.read('/index.html'));
  return { source, trusted: given || ((readJsonBlock(page, 'app-keys') ?? {}) as TrustedKeys) };
}
