import { parseArgs } from 'node:util';
import { runCommand } from '../../shell/site/run-command';
import { assertFits, checkRelease } from '../compatibility/check-release';
import { siteAddress } from '../compatibility/site-address';
import { assertCanBeCanary, readWish } from './canary';
import { requireId } from './cli';
import { minimumOf } from './minimum-contract';
import { assertCommitted } from './current-commit';
import { listDeployables } from './deployables';
import { readRegistry } from './registry-file';
import { releasePackage, type ReleaseOptions } from './release-package';
import { dataDirectory } from '../../shell/site/site-paths';

/**
 * `npm run release -- mf-events [--canary PERCENT [--for ACCOUNT,…]] [--label NAME] [--allow-dirty] [--site http://…]
 * [--no-browser] [--skip-compatibility] [--force-below 1.11]`: builds, checks and publishes one deployable into the running site, for
 * everybody or as a canary. A label publishes the same sources once more, under another version; a work tree with changes is refused
 * unless it is allowed, and so is what would break a combination that visitors may have. `--force-below` of the shell brings open
 * tabs with an older contract to this version.
 */
await runCommand(async () => {
  const id = requireId(listDeployables(), 'npm run release -- <id>');
  const { values } = parseArgs({
    allowPositionals: true,
    options: {
      label: { type: 'string' },
      'allow-dirty': { type: 'boolean' },
      canary: { type: 'string' },
      for: { type: 'string' },
      site: { type: 'string', default: siteAddress() },
      'no-browser': { type: 'boolean' },
      'skip-compatibility': { type: 'boolean' },
      'force-below': { type: 'string' },
    },
  });
  const { label, site } = values;
  const dataDir = dataDirectory();
  const canary = readWish(values.canary, values.for);
  if (canary) assertCanBeCanary(readRegistry(dataDir), id);
  if (label !== undefined && !/^[a-z0-9]+$/.test(label)) {
    throw new Error('A label consists of small letters and digits.');
  }
  const minimumContract = minimumOf(id, values['force-below']);
  if (!values['allow-dirty']) assertCommitted();
  const onProgress = (step: string) => console.log(`… ${step}`);
  const check: ReleaseOptions['check'] = async (info, manifest) => {
    if (values['skip-compatibility']) return { compatibility: 'skipped' };
    const siteUrl = values['no-browser'] ? undefined : site;
    return {
      compatibility: await checkRelease({ dataDir, info, manifest, siteUrl, onProgress }),
      assertFits: (registry) => assertFits(dataDir, registry, info, manifest),
    };
  };
  const options = { dataDir, id, onProgress, label, canary, minimumContract, check };
  const { info, measured } = await releasePackage(options);
  for (const { what, kb, budgetKb } of measured) {
    console.log(`  ${what}: ${kb} kB brotli of ${budgetKb} allowed`);
  }
  console.log(
    canary
      ? `canary: ${id} ${info.version} for ${canary.percent} %; to rehearse it: /?pin=${id}@${info.version}`
      : `live: ${id} ${info.version}`,
  );
});
