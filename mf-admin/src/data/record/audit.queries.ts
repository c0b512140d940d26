import { useBackend, useSession } from '@spotlight/shared/contract';
import { useQuery } from '@spotlight/shared/vendor/query';
import { recordKeys } from './record.keys';
import { listAudit } from './record.repository';
import { mayReadLog } from './record.rules';

/** Who changed what of a row; asked by who may know it alone. */
export function useAudit(entityType: string, id: string) {
  const backend = useBackend();
  const { user } = useSession();
  return useQuery({
    queryKey: recordKeys.audit(user?.id ?? '', entityType, id),
    queryFn: ({ signal }) => listAudit(backend, entityType, id, signal),
    staleTime: 0,
    enabled: user !== null && mayReadLog(user, entityType),
  });
}
