import type { Registry } from '@spotlight/shared/contract/schema';
import { updateRegistry } from './registry-file';

/**
 * Makes the last good version of a deployable the active one, and the active one the last good. No
 * build, no copying: two strings change places.
 * @throws Error when there is nothing to go back to.
 */
export async function rollBack(dataDir: string, id: string): Promise<{ from: string; to: string }> {
  let change = { from: '', to: '' };
  await updateRegistry(dataDir, (registry: Registry) => {
    const entry = id === 'shell' ? registry.shell : registry.remotes[id];
    if (!entry?.lastGood) {
      throw new Error(
        `${id} has no earlier version to go back to. "npm run remotes" shows them all.`,
      );
    }
    change = { from: entry.active, to: entry.lastGood };
    entry.active = change.to;
    entry.lastGood = change.from;
  });
  return change;
}
