import { useBackend, useSession } from '@spotlight/shared/contract';
import { keepPreviousData, useQuery } from '@spotlight/shared/vendor/query';
import { reportKeys } from './report.keys';
import { listReports } from './report.repository';
import type { ReportFilters } from './report.rules';

/** The page of reports that the filters describe. */
export function useReports({ open: _open, hide: _hide, ...filters }: ReportFilters) {
  const backend = useBackend();
  const userId = useSession().user?.id ?? '';
  return useQuery({
    queryKey: reportKeys.list(userId, filters),
    queryFn: ({ signal }) => listReports(backend, filters, signal),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** Reads what the filters describe for a file of it, from a place on. */
export function useReportPages({ open: _open, hide: _hide, ...filters }: ReportFilters) {
  const backend = useBackend();
  return (after: string) => listReports(backend, { ...filters, after });
}
