import { resolveRemote, type Registry } from '@spotlight/shared/contract/schema';
import { tabContext } from '../boot/tab-context';

const POLL_MS = 60_000;

/** The versions that a visitor would get from this registry now. */
function versionsOf(registry: Registry): Record<string, string> {
  const remotes = Object.keys(registry.remotes).map((id) => {
    const found = resolveRemote(registry, id, tabContext());
    return [id, found.kind === 'version' ? found.version : 'none'] as const;
  });
  return { shell: registry.shell.active, ...Object.fromEntries(remotes) };
}

/**
 * Looks for newer versions while the tab is visible. It never changes what runs: `onChange` is told
 * whether the site has something else than this tab, and the user decides.
 * @returns a function that stops watching.
 */
export function watchRegistry(options: {
  registry: Registry;
  onChange: (isNewer: boolean) => void;
}): () => void {
  const { registry, onChange } = options;
  const running = JSON.stringify(versionsOf(registry));
  let lastLookedAt = Date.now();

  const look = async () => {
    if (document.hidden) return;
    lastLookedAt = Date.now();
    try {
      const answer = await fetch('/registry/registry.json', { cache: 'no-cache' });
      if (!answer.ok) return;
      const current = (await answer.json()) as Registry;
      const isOther = JSON.stringify(versionsOf(current)) !== running;
      // What nobody has signed, or what was there before, is nothing to offer.
      const { mayBelieve } = await import('./signed-entry');
      if (await mayBelieve(current, registry)) onChange(isOther);
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
