import { useBackend, useSession } from '@spotlight/shared/contract';
import { useQuery } from '@spotlight/shared/vendor/query';
import { recordKeys } from './record.keys';
import { listAudit, listDecisions } from './record.repository';
import { mayReadLog } from './record.rules';
import type { PastDecision } from './record.schema';

/** What was decided about a row. */
export function useDecisions(entityType: string, id: string) {
  const backend = useBackend();
  const userId = useSession().user?.id ?? '';
  return useQuery({
    queryKey: recordKeys.decisions(userId, entityType, id),
    queryFn: ({ signal }) => listDecisions(backend, entityType, id, signal),
    staleTime: 0,
  });
}

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

/** Looks up the last decision about a row; undefined when there is none, or nobody can say. */
export function useLastDecision() {
  const backend = useBackend();
  return async (entityType: string, id: string): Promise<PastDecision | undefined> => {
    try {
      return (await listDecisions(backend, entityType, id)).items[0];
    } catch {
      return undefined;
    }
  };
}
