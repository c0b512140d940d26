import { useBackend, useLive, useSession } from '@spotlight/shared/contract';
import type { Backend } from '@spotlight/shared/data';
import { keepPreviousData, queryOptions, useQuery } from '@spotlight/shared/vendor/query';
import { approvalKeys } from './approval.keys';
import { listApprovals, listReasonTemplates } from './approval.repository';
import type { ApprovalFilters } from './approval.rules';

const approvalPageQuery = (
  backend: Backend,
  userId: string,
  filters: Omit<ApprovalFilters, 'open' | 'hide'>,
) =>
  queryOptions({
    queryKey: approvalKeys.list(userId, filters),
    queryFn: ({ signal }) => listApprovals(backend, filters, signal),
    // Others decide, too: always read again, and the page before stays in view meanwhile.
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** Others decide, too. */
const changes = { approval: [approvalKeys.all] };

/** The page of things that the filters describe. Which of them is open is no part of the question. */
export function useApprovals({ open: _open, hide: _hide, ...filters }: ApprovalFilters) {
  useLive('approvals', changes);
  return useQuery(approvalPageQuery(useBackend(), useSession().user?.id ?? '', filters));
}

/** Sentences to begin a reason with. */
export function useReasonTemplates() {
  const backend = useBackend();
  const userId = useSession().user?.id ?? '';
  return useQuery({
    queryKey: approvalKeys.templates(userId),
    queryFn: ({ signal }) => listReasonTemplates(backend, signal),
    staleTime: 300_000,
  });
}

/** Reads what the filters describe for a file of it, from a place on. */
export function useApprovalPages({ open: _open, hide: _hide, ...filters }: ApprovalFilters) {
  const backend = useBackend();
  return (after: string) => listApprovals(backend, { ...filters, after });
}
