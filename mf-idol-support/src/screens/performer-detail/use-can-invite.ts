import { useSession } from '@spotlight/shared/contract';
import type { PerformerDetail } from '../../data/performer/performer.schema';

/** Is there somebody to invite, who is not the visitor? */
export function useCanInvite({ ownerId, status }: PerformerDetail): boolean {
  const { user } = useSession();
  return ownerId !== null && ownerId !== user?.id && status === 'approved';
}
