import { isOlder } from '@spotlight/shared/contract/minimum';
import { resolveRemote, type Registry } from '@spotlight/shared/contract/schema';
import { OVERRIDES_KEY } from '../boot/overrides';
import { tabContext } from '../boot/tab-context';
import { mayBelieve } from '../remotes/signed-entry';
import { wasForced } from './forced-once';

/** What a tab is told: nothing new, something to offer, or that it has to go (the contract that is asked for). */
export type Found = { kind: 'same' | 'newer' } | { kind: 'forced'; minimum: string };

/** The versions that a visitor would get from this registry now. */
function versionsOf(registry: Registry): Record<string, string> {
  const remotes = Object.keys(registry.remotes).map((id) => {
    const found = resolveRemote(registry, id, tabContext());
    return [id, found.kind === 'version' ? found.version : 'none'] as const;
  });
  return { shell: registry.shell.active, ...Object.fromEntries(remotes) };
}

/**
 * Compares what is live now with what runs in this tab. Nothing is said of what nobody has signed, or of what was
 * there before.
 */
export async function lookAtRegistry(running: Registry): Promise<Found | undefined> {
  const answer = await fetch('/registry/registry.json', { cache: 'no-cache' });
  if (!answer.ok) return undefined;
  const current = (await answer.json()) as Registry;
  if (!(await mayBelieve(current, running))) return undefined;
  const minimum = current.shell.versions[current.shell.active]?.minimumContract;
  // Forced in vain, by a page that is older than the registry, it is only offered: nobody's tab goes round and round.
  if (minimum && isOlder(tabContext().contractVersion, minimum) && !wasForced(minimum))
    return { kind: 'forced', minimum };
  // A tab for which something was chosen is led nowhere else.
  const isOther =
    !sessionStorage[OVERRIDES_KEY] &&
    JSON.stringify(versionsOf(current)) !== JSON.stringify(versionsOf(running));
  return { kind: isOther ? 'newer' : 'same' };
}
