import {
  addHeaders,
  render,
  serverValues,
  strictTransportOf,
  upstreamValues,
  writeTemplates,
} from './configuration';
import type { NginxBinary } from './nginx-binary';
import type { CacheSettings } from './settings';

/**
 * Writes the configuration of a cache in front of the site: `nginx.conf`, `cache.conf` for an nginx that has other sites as
 * well, and the snippets of both.
 * @returns the path of nginx.conf
 */
export function writeCacheConfiguration(
  settings: CacheSettings,
  nginx: NginxBinary,
  configDir: string,
): string {
  const { origin, cacheSize, documentSeconds, redirectListen } = settings;
  const values = {
    ...serverValues(settings, nginx, configDir),
    ...upstreamValues(origin),
    strictTransport: addHeaders(strictTransportOf(settings)),
    // Nothing lies here but what an ACME client puts there.
    siteDir: configDir,
    cacheSize,
    documentSeconds: String(documentSeconds),
  };
  const redirect = redirectListen.length > 0 ? render('redirect.conf', values) : '';
  const snippets = ['addresses.conf', 'answer-headers.conf', 'file-headers.conf'];
  return writeTemplates(configDir, 'cache.conf', snippets, { ...values, redirect });
}
