import type { ModuleManifest } from '@spotlight/shared/contract';
import type { Registry } from '@spotlight/shared/contract/schema';
import { versionInTab } from '../boot/tab-context';

/**
 * The manifest of every remote, in the version that runs. A remote that cannot run now still has its
 * pages and menu entries: they say what happened instead of "not found".
 */
export const activeManifests = (registry: Registry): ModuleManifest[] =>
  Object.keys(registry.remotes).flatMap((id) => versionInTab(registry, id)?.manifest ?? []);
