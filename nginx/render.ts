import path from 'node:path';
import { readSecrets } from '../supabase/stack/data-dir/secrets';
import { runCommand } from '../shell/site/run-command';
import { readPrerenderKey } from '../shell/site/prerender-key';
import { dataDirectory, sitePaths } from '../shell/site/site-paths';
import { writeConfiguration } from './configuration';
import { checkConfiguration, findNginx } from './nginx-binary';
import { readSettings } from './settings';

/** `npm run nginx:config`: writes the configuration into `<data>/nginx` and has nginx check it. */
await runCommand(async () => {
  const nginx = findNginx();
  if (!nginx) throw new Error('There is no nginx here: install it, or name one in NGINX_PATH.');
  const dataDir = dataDirectory();
  const secrets = await readSecrets(dataDir);
  const settings = readSettings(process.env, {
    siteDir: sitePaths(dataDir).site,
    publishableKey: secrets?.publishableKey,
    pushKey: secrets?.pushPublicKey,
    prerenderKey: await readPrerenderKey(dataDir),
  });
  const configDir = path.resolve(process.env['NGINX_DIR'] ?? path.join(dataDir, 'nginx'));
  const configFile = writeConfiguration(settings, nginx, configDir);
  checkConfiguration(nginx, configFile);
  if (!nginx.brotliModules) console.log('This nginx has no brotli modules; gzip is used instead.');
  console.log(`wrote ${configFile}`);
  console.log(`start:  ${nginx.file} -c ${configFile}`);
  console.log(`reload: ${nginx.file} -c ${configFile} -s reload`);
});
