/**
 * The script that stands inline in every page, before anything else has loaded. It sets the theme, so
 * that nothing flashes, and once the page is read it starts what the page is known to need: the main
 * script, the code of its remote, and its first read. The latter two are a head start only; the shell does
 * the real work and does not depend on them.
 */
import { earlyReadKey } from '@spotlight/shared/data/early-read';
import { chosenLanguage } from '@spotlight/shared/contract/chosen-language';
import { addressIn } from '@spotlight/shared/contract/language';
import { listLabels } from '../language/labels-address';
import { applyPageShape } from './apply-page-shape';
import { applyTheme } from './apply-theme';
import { integrityIn, readCodeList } from './code-list';
import { codeListOf } from './code-list-address';
import { earlyReadUrl } from './early-read-url';
import { afterFirstPaint, afterFrame, awaitFurther, showFurther } from './first-frame';
import { replayInput } from './replay';
import { findPage, listFiles, readJson, readRegistry, type AppConfig } from './page-plan';

// The first change of state: the page is read. Each in a task of its own: nothing that fails may hold up the main script.
document.addEventListener(
  'readystatechange',
  () =>
    afterFirstPaint(() => {
      showFurther();
      for (const start of [startMain, startEarly]) afterFrame(start);
    }),
  { once: true },
);
const language = chosenLanguage(window);
const main = addressIn(
  document.querySelector<HTMLMetaElement>('#app-main')?.content ?? '',
  language,
);
if (main) preload({ href: main, as: 'script' });
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
  if (!main) return;
  const script = document.createElement('script');
  script.src = main;
  document.head.append(script);
}

/** Asks for the page's code and for its first read, before anybody knows what to do with them. */
function startEarly(): void {
  const registry = readRegistry(language);
  const config = readJson<AppConfig>('app-config');
  if (config?.hasLiveReload) {
    new EventSource('/__reload').addEventListener('reload', () => location.reload());
  }
  if (!registry) return;
  for (const href of listLabels(registry, language))
    preload({ href, as: 'fetch', crossOrigin: '' });
  const plan = findPage(registry, location.pathname);
  if (!plan) return;

  for (const { href, integrity = '', version } of listFiles(plan)) {
    const address = version && codeListOf(version, language);
    // Without its hash it would be another file for the browser than the one that is run.
    if (address) {
      void readCodeList(address)
        .then((list) =>
          preload({ href, as: 'script', integrity: integrityIn(list, address, href) }),
        )
        .catch(() => undefined);
    } else preload({ href, as: 'script', integrity });
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

function preload(link: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', ...link }));
}
