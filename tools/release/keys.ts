import { parseArgs } from 'node:util';
import { dataDirectory } from '../../shell/site/site-paths';
import { runCommand } from '../../shell/site/run-command';
import { readPublicKey, readTrustedKeys, trustKeys } from './team-keys';

/**
 * `npm run keys [-- mf-events --trust PUBLIC_KEY]`: prints whom this installation trusts with what, or hands a
 * deployable over to another key. The former one counts until the new one has released.
 */
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { trust: { type: 'string' } },
  });
  const dataDir = dataDirectory();
  const [id] = positionals;
  if (id && values.trust) {
    readPublicKey(values.trust);
    const former = readTrustedKeys(dataDir)[id] ?? [];
    await trustKeys(dataDir, id, [...new Set([values.trust, ...former])]);
  }
  console.table(
    Object.entries(readTrustedKeys(dataDir)).map(([deployable, [key, ...former]]) => ({
      deployable,
      key,
      'until it has released': former.join(', '),
    })),
  );
});
