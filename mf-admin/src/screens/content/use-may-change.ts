import { useSession } from '@spotlight/shared/contract';

/** Whether somebody may change what everybody reads. A courtesy: the server refuses who may not. */
export function useMayChange(): boolean {
  const { user } = useSession();
  return user?.adminRole === 'superadmin' || user?.flags['can_manage_events'] === true;
}
