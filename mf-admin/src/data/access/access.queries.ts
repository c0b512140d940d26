import { useBackend, useSession } from '@spotlight/shared/contract';
import { AppError, type Backend } from '@spotlight/shared/data';
import { queryOptions, useQuery, useQueryClient } from '@spotlight/shared/vendor/query';
import { useCallback, useEffect } from 'react';
import { accessKeys } from './access.keys';
import { askAccess } from './access.repository';
import { areaAccess } from './access.rules';
import { mayOpen } from './rooms.rules';

const accessQuery = (backend: Backend, userId: string) =>
  queryOptions({
    queryKey: accessKeys.of(userId),
    queryFn: ({ signal }) => askAccess(backend, signal),
    staleTime: 60_000,
  });

/** What the signed-in person may do in the back office, as the server says. Asks nothing for visitors. */
export function useAreaAccess() {
  const backend = useBackend();
  const { user, userType } = useSession();
  return useQuery({
    ...accessQuery(backend, user?.id ?? ''),
    enabled: user !== null,
    select: (answer) => areaAccess(answer, userType),
  });
}

/** Answers whether the signed-in administrator may at least look at a room. */
export function useMayOpen(): (room: string) => boolean {
  const { user } = useSession();
  return (room) => user !== null && mayOpen(user, room);
}

/** Has the server asked again what this person may do, after something changed it. */
export function useEnterArea(): () => void {
  const queryClient = useQueryClient();
  return useCallback(
    () => void queryClient.invalidateQueries({ queryKey: accessKeys.all }),
    [queryClient],
  );
}

/**
 * Notices when the server asks for the second factor in the middle of work, such as after a superadmin has
 * reset it: the guard then asks anew and shows the step.
 */
export function useFactorWatch(): void {
  const queryClient = useQueryClient();
  const enterArea = useEnterArea();
  useEffect(
    () =>
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        const { error } = event.action;
        if (error instanceof AppError && error.code === 'SECOND_FACTOR_NEEDED') enterArea();
      }),
    [queryClient, enterArea],
  );
}
