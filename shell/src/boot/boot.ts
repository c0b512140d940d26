/**
 * The script that stands inline in every page, before anything else has loaded. It sets the theme, so
 * that nothing flashes, and starts at once what the page is known to need: the code of its remote, and
 * its first read. All of it is a head start only; the shell does the real work and does not depend on it.
 */
import { earlyReadKey } from '@spotlight/shared/data/early-read';
import { applyTheme } from './apply-theme';
import { carryOver } from './carry-over';
import { findPage, listFiles, readJson, type AppConfig } from './page-plan';
import { earlyReadUrl } from './early-read-url';
import type { Registry } from '@spotlight/shared/contract/schema';

applyTheme();
carryOver();
const isSignedOut = !localStorage['spotlight-auth'] && !sessionStorage['spotlight-auth'];
if (!isSignedOut) document.documentElement.dataset['signedIn'] = '';

const registry = readJson<Registry>('app-registry');
const config = readJson<AppConfig>('app-config');
if (config?.hasLiveReload) {
  new EventSource('/__reload').addEventListener('reload', () => location.reload());
}
const plan = registry && findPage(registry, location.pathname);

if (plan) {
  for (const { href, integrity } of listFiles(plan)) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.href = href;
    if (integrity) link.integrity = integrity;
    document.head.append(link);
  }

  const read = plan.page?.earlyRead;
  if (read && config && isSignedOut) {
    const url = earlyReadUrl(read, config.supabaseUrl, plan.params, location.search);
    const answer = fetch(url, { headers: { apikey: config.supabaseKey } });
    // Who takes the answer over handles its failure; nobody may take it.
    answer.catch(() => undefined);
    window.__earlyReads = { [earlyReadKey(url)]: answer };
  }
}
