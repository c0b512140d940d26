import type { Registry } from '@spotlight/shared/contract/schema';
import type { Found } from '../update/look-at-registry';

const POLL_MS = 60_000;

/**
 * Looks for newer versions while the tab is visible. It never changes what runs: `onFound` is told
 * whether the site has something else than this tab.
 * @returns a function that stops watching.
 */
export function watchRegistry(options: {
  registry: Registry;
  onFound: (found: Found) => void;
}): () => void {
  let lastLookedAt = Date.now();

  const look = async () => {
    if (document.hidden) return;
    lastLookedAt = Date.now();
    try {
      // Most visits end before anybody looks.
      const load = import(/* webpackChunkName: "update" */ '../update/look-at-registry');
      const found = await (await load).lookAtRegistry(options.registry);
      if (found) options.onFound(found);
    } catch {
      // No network, or a half-broken proxy: the next look will tell.
    }
  };
  const timer = setInterval(() => void look(), POLL_MS);
  const onVisible = () => {
    if (!document.hidden && Date.now() - lastLookedAt > POLL_MS / 4) void look();
  };
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
