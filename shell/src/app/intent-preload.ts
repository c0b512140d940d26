import type { ModuleManifest } from '@spotlight/shared/contract';
import { findByPath } from '@spotlight/shared/contract/match-path';
import type { RemoteStores } from '../remotes/remote-stores';

/** Finds the remote's page that an address leads to. */
export function findRemotePage(manifests: readonly ModuleManifest[], pathname: string) {
  for (const manifest of manifests) {
    const found = findByPath(manifest.pages, pathname);
    if (found) return { manifest, ...found };
  }
  return undefined;
}

/**
 * Starts fetching a remote's screen when the visitor shows the intent to go there: hover, keyboard
 * focus, or the finger coming down on a link.
 */
export function preloadOnIntent(manifests: readonly ModuleManifest[], stores: RemoteStores): void {
  const handleIntent = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
    const found = findRemotePage(manifests, link.pathname);
    if (!found?.page.screen) return;
    const request = {
      kind: 'screens',
      name: found.page.screen,
      layout: found.page.layout,
    } as const;
    void stores.get(found.manifest.id)?.open(request);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, handleIntent, { passive: true });
  }
}
