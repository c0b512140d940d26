import { parseArgs } from 'node:util';
import { runCommand } from '../../shell/site/run-command';
import { assertFits, checkRelease } from '../compatibility/check-release';
import { siteAddress } from '../compatibility/site-address';
import { requireId } from './cli';
import { minimumOf } from './minimum-contract';
import { assertCommitted } from './current-commit';
import { listDeployables } from './deployables';
import { releasePackage, type ReleaseOptions } from './release-package';
import { dataDirectory } from '../../shell/site/site-paths';

/**
 * `npm run release -- mf-events [--label NAME] [--allow-dirty] [--site http://…] [--no-browser] [--skip-compatibility]
 * [--force-below 1.11]`: builds, checks and publishes one deployable into the running site. A label publishes the same sources
 * once more, under another version; a work tree with changes is refused unless it is allowed, and so is what would break a
 * combination that visitors may have. `--force-below` of the shell brings open tabs with an older contract to this version.
 */
await runCommand(async () => {
  const id = requireId(listDeployables(), 'npm run release -- <id>');
  const { values } = parseArgs({
    allowPositionals: true,
    options: {
      label: { type: 'string' },
      'allow-dirty': { type: 'boolean' },
      site: { type: 'string', default: siteAddress() },
      'no-browser': { type: 'boolean' },
      'skip-compatibility': { type: 'boolean' },
      'force-below': { type: 'string' },
    },
  });
  const { label, site } = values;
  if (label !== undefined && !/^[a-z0-9]+$/.test(label)) {
    throw new Error('A label consists of small letters and digits.');
  }
  const minimumContract = minimumOf(id, values['force-below']);
  if (!values['allow-dirty']) assertCommitted();
  const dataDir = dataDirectory();
  const onProgress = (step: string) => console.log(`… ${step}`);
  const check: ReleaseOptions['check'] = async (info, manifest) => {
    if (values['skip-compatibility']) return { compatibility: 'skipped' };
    const siteUrl = values['no-browser'] ? undefined : site;
    return {
      compatibility: await checkRelease({ dataDir, info, manifest, siteUrl, onProgress }),
      assertFits: (registry) => assertFits(dataDir, registry, info, manifest),
    };
  };
  const options = { dataDir, id, onProgress, label, minimumContract, check };
  const { info, measured } = await releasePackage(options);
  for (const { what, kb, budgetKb } of measured) {
    console.log(`  ${what}: ${kb} kB brotli of ${budgetKb} allowed`);
  }
  console.log(`live: ${id} ${info.version}`);
});
