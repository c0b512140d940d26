import path from 'node:path';
import { runCommand } from '../../shell/site/run-command';
import { dataDirectory, sitePaths } from '../../shell/site/site-paths';
import { siteInDirectory, siteOnServer } from './site-source';
import { verifySite } from './verify-site';

/**
 * `npm run verify [-- https://site | -- directory]`: is what is published, file by file, what was released? Without an
 * argument, this installation's own site.
 */
await runCommand(async () => {
  const given = process.argv[2] ?? sitePaths(dataDirectory()).site;
  const isServer = /^https?:/.test(given);
  const source = isServer ? siteOnServer(given) : siteInDirectory(path.resolve(given));
  const faults = await verifySite(source);
  if (faults.length > 0) {
    const mend = 'Publish what is named here again, and find out who changed it.';
    throw new Error([...faults, '', mend].join('\n'));
  }
  console.log(`${given} is what was released.`);
});
