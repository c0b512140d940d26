import type { Payee } from '@spotlight/shared/bank-account/schema';
import { useSession } from '@spotlight/shared/contract';

/** The signed-in organizer as the one who is paid. */
export function useOrganizerPayee(): Payee {
  const { user } = useSession();
  return { type: 'organizer', id: user?.id ?? '' };
}
