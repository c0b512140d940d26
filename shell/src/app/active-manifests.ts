import type { ModuleManifest } from '@spotlight/shared/contract';
import { resolveRemote, type Registry } from '@spotlight/shared/contract/schema';
import { tabContext } from '../boot/tab-context';

/**
 * The manifest of every remote, in the version that runs. A remote that cannot run now still has its
 * pages and menu entries: they say what happened instead of "not found".
 */
export function activeManifests(registry: Registry): ModuleManifest[] {
  return Object.entries(registry.remotes).flatMap(([id, remote]) => {
    const found = resolveRemote(registry, id, tabContext());
    const details = found.kind === 'unavailable' ? remote.versions[remote.active] : found.details;
    return details ? [details.manifest] : [];
  });
}
