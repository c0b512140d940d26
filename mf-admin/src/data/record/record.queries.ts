import { useBackend, useSession } from '@spotlight/shared/contract';
import { useQuery } from '@spotlight/shared/vendor/query';
import { recordKeys } from './record.keys';
import { listDecisions } from './record.repository';
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
