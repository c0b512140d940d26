import type { ModuleManifest } from '@spotlight/shared/contract';
import { findByPath } from '@spotlight/shared/contract/match-path';
import type { Backend } from '@spotlight/shared/data';
import { readEarly } from '@spotlight/shared/data/early-read';
import { earlyReadUrl } from '../boot/early-read-url';
import type { RemoteStores } from '../remotes/remote-stores';

/** Finds the remote's page that an address leads to. */
export function findRemotePage(manifests: readonly ModuleManifest[], pathname: string) {
  for (const manifest of manifests) {
    const found = findByPath(manifest.pages, pathname);
    if (found) return { manifest, ...found };
  }
  return undefined;
}

/** A pointer that passes over a list means none of its links. */
const REST_MS = 65;

/**
 * Starts fetching a remote's screen when the visitor shows the intent to go there: hover, keyboard
 * focus, or the finger coming down on a link. A visitor's first read of it starts then as well, as that of a page that is
 * opened does (`boot.ts`).
 */
export function preloadOnIntent(
  manifests: readonly ModuleManifest[],
  stores: RemoteStores,
  backend: Backend,
  isSignedOut: () => boolean,
): void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const handleIntent = (event: Event) => {
    clearTimeout(resting);
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
    const found = findRemotePage(manifests, link.pathname);
    if (!found?.page.screen) return;
    const { page, params } = found;
    const request = { kind: 'screens', name: found.page.screen, layout: page.layout } as const;
    void stores.get(found.manifest.id)?.open(request);
    // The page that is there has read already.
    const isThere = link.pathname === location.pathname && link.search === location.search;
    if (!page.earlyRead || isThere || !isSignedOut()) return;
    const address = earlyReadUrl(page.earlyRead, backend.url, params, link.search);
    const read = () =>
      readEarly(address, () => fetch(address, { headers: { apikey: backend.key } }));
    if (event.type === 'pointerover') resting = setTimeout(read, REST_MS);
    else read();
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, handleIntent, { passive: true });
  }
}
