import path from 'node:path';
import { readPrerenderKey } from '../shell/site/prerender-key';
import { runCommand } from '../shell/site/run-command';
import { dataDirectory } from '../shell/site/site-paths';
import { writeCacheConfiguration } from './cache-configuration';
import { checkConfiguration, findNginx } from './nginx-binary';
import { readCacheSettings } from './settings';

/** `ORIGIN=http://… npm run nginx:cache`: writes the configuration of a cache into `<data>/nginx-cache` and has nginx check it. */
await runCommand(async () => {
  const nginx = findNginx();
  if (!nginx) throw new Error('There is no nginx here: install it, or name one in NGINX_PATH.');
  const dataDir = dataDirectory();
  const settings = readCacheSettings(process.env, await readPrerenderKey(dataDir));
  const configDir = path.resolve(process.env['NGINX_DIR'] ?? path.join(dataDir, 'nginx-cache'));
  const configFile = writeCacheConfiguration(settings, nginx, configDir);
  checkConfiguration(nginx, configFile);
  console.log(`wrote ${configFile}`);
  console.log(`start:  ${nginx.file} -c ${configFile}`);
  console.log(`reload: ${nginx.file} -c ${configFile} -s reload`);
});
