import { useWrite } from '@spotlight/shared/contract';
import { claimKeys } from './claim.keys';
import { claimPerformer } from './claim.repository';

/** Claims a page without an owner. */
export const useClaimPerformer = () => useWrite(claimPerformer, { touches: [claimKeys.all] });
