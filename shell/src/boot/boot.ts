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
import { ownCodeList, provideOwnCode } from './own-code';
import { replayInput } from './replay';
import { trustOwnAddresses } from './trusted-addresses';
import { findPage, listFiles, readJson, readRegistry, type AppConfig } from './page-plan';

trustOwnAddresses();
// The first change of state: the page is read. Each in a task of its own: nothing that fails may hold up the main script.
document.addEventListener(
  'readystatechange',
  () =>
    afterFirstPaint(() => {
      showFurther();
      for (const start of [() => startMain(0), startEarly]) afterFrame(start);
    }),
  { once: true },
);
const language = chosenLanguage(window);
const { content = '', dataset } = document.querySelector<HTMLMetaElement>('#app-main') ?? {};
const main = addressIn(content, language);
/** Hashes of the main script in every language; one of them is enough for the browser. */
const mainHashes = dataset?.['integrity'] ?? '';
if (main) preload({ href: main, as: 'script', integrity: mainHashes });
provideOwnCode(ownList);
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
function startMain(failures: number): void {
  if (!main) return;
  const script = document.createElement('script');
  script.src = failures ? `${main}?attempt=${failures}` : main;
  script.integrity = mainHashes;
  // Once more past the caches. What is not what was released does not run; the page stays what it is, and says so.
  script.addEventListener('error', () => {
    if (failures === 0) startMain(1);
    else document.getElementById('not-started')?.removeAttribute('hidden');
  });
  document.head.append(script);
}

function ownList() {
  const registry = readRegistry(language);
  return registry && ownCodeList(registry, main, language);
}

/** Asks for the page's code and for its first read, before anybody knows what to do with them. */
function startEarly(): void {
  const registry = readRegistry(language);
  const config = readJson<AppConfig>('app-config');
  if (config?.hasLiveReload) {
    new EventSource('/__reload').addEventListener('reload', () => location.reload());
  }
  if (!registry) return;
  const own = ownCodeList(registry, main, language);
  if (own) void readCodeList(own);
  for (const href of listLabels(registry, language))
    preload({ href, as: 'fetch', crossOrigin: '' });
  const plan = findPage(registry, location.pathname);
  if (!plan) return;

  for (const { href, integrity, version } of listFiles(plan)) {
    // A remote's entry says its hash, and nothing on a developer's machine; the shell's files leave it to their list.
    const address = version ? codeListOf(version, language) : integrity === undefined && own;
    // Without its hash it would be another file for the browser than the one that is run.
    if (address) {
      void readCodeList(address)
        .then((list) => preload({ href, as: 'script', integrity: integrityIn(list, href) }))
        .catch(() => undefined);
    } else preload({ href, as: 'script', integrity: integrity ?? '' });
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
