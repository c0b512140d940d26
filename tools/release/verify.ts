import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Registry } from '@spotlight/shared/contract/schema';
import { runCommand } from '../../shell/site/run-command';
import { dataDirectory, sitePaths } from '../../shell/site/site-paths';
import { isBucketAddress, openBucket } from '../hosting/bucket';
import { sayProvenance } from './provenance';
import { readPreviews } from './previews';
import { siteInDirectory, siteOnServer } from './site-source';
import { readTrustedKeys, type TrustedKeys } from './team-keys';
import { readProvenance, verifySite } from './verify-site';

/**
 * `npm run verify [-- https://site | -- directory | -- s3://bucket] [--keys trusted.json]`: is what is published, file by file, what was
 * released, and by whom it may be? Without an argument, this installation's own site, with the keys that it trusts.
 */
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { keys: { type: 'string' } },
  });
  const dataDir = dataDirectory();
  const given = positionals[0] ?? sitePaths(dataDir).site;
  const source = isBucketAddress(given)
    ? openBucket(given)
    : /^https?:/.test(given)
      ? siteOnServer(given)
      : siteInDirectory(path.resolve(given));
  const isOwn = positionals.length === 0;
  const keys = values.keys
    ? (JSON.parse(readFileSync(values.keys, 'utf8')) as TrustedKeys)
    : isOwn
      ? readTrustedKeys(dataDir)
      : undefined;
  const faults = await verifySite(source, keys, isOwn ? readPreviews(dataDir) : []);
  if (faults.length > 0) {
    const mend = 'Publish what is named here again, and find out who changed it.';
    throw new Error([...faults, '', mend].join('\n'));
  }
  console.log(`${given} is what was released.`);
  const registry = await source.read('/registry/registry.json');
  const { shell, remotes } = JSON.parse(String(registry)) as Registry;
  for (const [id, { active }] of Object.entries({ shell, ...remotes })) {
    const provenance = await readProvenance(source, id, active);
    if (provenance) console.log(`${id} ${active}: ${sayProvenance(provenance)}`);
  }
  if (!keys)
    console.log('Whose keys those are says the page itself: give the ones you trust with --keys.');
});
