import { CONTRACT_VERSION } from '@spotlight/shared/contract/version';
import { resolveRemote, type Page, type Registry } from '@spotlight/shared/contract/schema';

/** The pages of all remotes, by the versions that visitors get. */
export function activePages(registry: Registry): Page[] {
  return Object.keys(registry.remotes).flatMap((id) => {
    const found = resolveRemote(registry, id, { contractVersion: CONTRACT_VERSION });
    return found.kind === 'version' ? found.details.manifest.pages : [];
  });
}
