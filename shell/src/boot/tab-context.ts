import type { ResolveContext } from '@spotlight/shared/contract/resolve-remote';
import type { Registry, RemoteVersion } from '@spotlight/shared/contract/schema';
import { resolveRemote } from '@spotlight/shared/contract/resolve-remote';
import { CONTRACT_VERSION } from '@spotlight/shared/contract/version';
import { readOverrides } from './overrides';

/** What the choice of versions depends on in this tab. The same from its first document to its last chunk. */
export const tabContext = (): ResolveContext => ({
  contractVersion: CONTRACT_VERSION,
  chosen: readOverrides(),
  isOnCanary: window.__isOnCanary,
});

/** The version of a remote that this tab is led to; of one that cannot run now the active one, which still names its pages. */
export function versionInTab(registry: Registry, id: string): RemoteVersion | undefined {
  const found = resolveRemote(registry, id, tabContext());
  const remote = registry.remotes[id];
  return found.kind === 'version' ? found.details : remote?.versions[remote.active];
}
