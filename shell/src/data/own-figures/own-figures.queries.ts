import { useBackend } from '@spotlight/shared/contract';
import { useQuery } from '@spotlight/shared/vendor/query';
import { ownFiguresKeys } from './own-figures.keys';
import { getOwnFigures } from './own-figures.repository';

/** How many tickets, followed performers, saved things and visits are the person's; counted whenever it is opened. */
export function useOwnFigures(userId: string) {
  const backend = useBackend();
  return useQuery({
    queryKey: ownFiguresKeys.of(userId),
    queryFn: ({ signal }) => getOwnFigures(backend, signal),
    staleTime: 0,
  });
}
