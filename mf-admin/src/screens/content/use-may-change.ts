import { useSession } from '@spotlight/shared/contract';
import { hasRight } from '../../data/access/rooms.rules';

/** Whether somebody may change what everybody reads. A courtesy: the server refuses who may not. */
export function useMayChange(): boolean {
  const { user } = useSession();
  return user !== null && hasRight(user, 'can_manage_events');
}
