/**
 * The script that stands inline in every page, before anything else has loaded. It sets the theme, so
 * that nothing flashes, and once the page is read it starts what the page is known to need: the main
 * script, the code of its remote, and its first read. The latter two are a head start only; the shell does
 * the real work and does not depend on them.
 */
import { earlyReadKey } from '@spotlight/shared/data/early-read';
import type { Registry } from '@spotlight/shared/contract/schema';
import { applyPageShape } from './apply-page-shape';
import { applyTheme } from './apply-theme';
import { earlyReadUrl } from './early-read-url';
import { afterFrame, awaitFurther, showFurther } from './first-frame';
import { replayInput } from './replay';
import { findPage, listFiles, readJson, type AppConfig } from './page-plan';

// The first change of state: the page is read. Each in a task of its own: nothing that fails may hold up the main script.
document.addEventListener(
  'readystatechange',
  () =>
    afterFrame(() => {
      showFurther();
      for (const start of [startMain, startEarly]) afterFrame(start);
    }),
  { once: true },
);
awaitFurther();
applyTheme();
const isSignedOut = !localStorage['spotlight-auth'] && !sessionStorage['spotlight-auth'];
applyPageShape(isSignedOut);
if (!isSignedOut) document.documentElement.dataset['signedIn'] = '';
replayInput();

/**
 * Runs the main script, which the page has begun to fetch: from the cache it would be there before the first
 * frame, and would hold it up for as long as it runs.
 */
function startMain(): void {
  const preload = document.querySelector<HTMLLinkElement>('#app-main');
  if (!preload) return;
  const script = document.createElement('script');
  script.src = preload.href;
  document.head.append(script);
}

/** Asks for the page's code and for its first read, before anybody knows what to do with them. */
function startEarly(): void {
  const registry = readJson<Registry>('app-registry');
  const config = readJson<AppConfig>('app-config');
  if (config?.hasLiveReload) {
    new EventSource('/__reload').addEventListener('reload', () => location.reload());
  }
  const plan = registry && findPage(registry, location.pathname);
  if (!plan) return;

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
