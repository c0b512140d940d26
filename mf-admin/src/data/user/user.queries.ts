import { useBackend, useSession } from '@spotlight/shared/contract';
import { keepPreviousData, useQuery } from '@spotlight/shared/vendor/query';
import { userKeys } from './user.keys';
import { listInvitations, listObligations, listSessions, listUsers } from './user.repository';
import type { UserFilters } from './user.rules';

/** The page of accounts that the filters describe. */
export function useUsers({ open: _open, hide: _hide, ...filters }: UserFilters) {
  const backend = useBackend();
  const userId = useSession().user?.id ?? '';
  return useQuery({
    queryKey: userKeys.list(userId, filters),
    queryFn: ({ signal }) => listUsers(backend, filters, signal),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** Reads what the filters describe for a file of it, from a place on. */
export function useUserPages({ open: _open, hide: _hide, ...filters }: UserFilters) {
  const backend = useBackend();
  return (after: string) => listUsers(backend, { ...filters, after });
}

/** Invitations of administrators, latest first. Only superadmins may know; nobody else asks. */
export function useInvitations() {
  const backend = useBackend();
  const { user } = useSession();
  return useQuery({
    queryKey: userKeys.invitations(user?.id ?? ''),
    queryFn: ({ signal }) => listInvitations(backend, signal),
    staleTime: 0,
    enabled: user?.adminRole === 'superadmin',
  });
}

/** Where an account is signed in. */
export function useSessions(id: string) {
  const backend = useBackend();
  const userId = useSession().user?.id ?? '';
  return useQuery({
    queryKey: userKeys.sessions(userId, id),
    queryFn: ({ signal }) => listSessions(backend, id, signal),
    staleTime: 0,
  });
}

/** What an account owes, is owed, and would lose. */
export function useObligations(id: string) {
  const backend = useBackend();
  const userId = useSession().user?.id ?? '';
  return useQuery({
    queryKey: userKeys.obligations(userId, id),
    queryFn: ({ signal }) => listObligations(backend, id, signal),
    staleTime: 0,
  });
}
