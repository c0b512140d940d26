import { CONTRACT_VERSION } from '@spotlight/shared/contract/version';
import type { ResolveContext } from '@spotlight/shared/contract/resolve-remote';
import { readOverrides } from './overrides';

/** What the choice of versions depends on in this tab. The same from its first document to its last chunk. */
export const tabContext = (): ResolveContext => ({
  contractVersion: CONTRACT_VERSION,
  chosen: readOverrides(),
});
