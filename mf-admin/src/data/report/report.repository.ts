import { callFunction, readFunction, type Backend } from '@spotlight/shared/data';
import { rowsAsked } from '../list/list.repository';
import type { ReportFilters } from './report.rules';
import { reportPageSchema, resolvedReportSchema, type ReportPage } from './report.schema';

/**
 * One page of reports in one state, oldest first.
 * @throws AppError `FORBIDDEN` without the right to decide
 */
export const listReports = (
  backend: Backend,
  { query, status, kind, about, ...rows }: Omit<ReportFilters, 'open' | 'hide' | 'sort'>,
  signal?: AbortSignal,
): Promise<ReportPage> =>
  readFunction(
    backend,
    'admin_list_reports',
    {
      p_status: status,
      p_kind: kind,
      p_entity_type: about,
      p_query: query,
      ...rowsAsked(rows),
    },
    reportPageSchema,
    signal,
  );

export interface ReportAnswer {
  id: string;
  verdict: 'upheld' | 'dismissed';
  /** Read by the owner when the page goes off, by administrators otherwise. */
  note: string;
  takesDown: boolean;
}

/** Answers a report. @throws AppError `INVALID_STATE` after somebody else, `OWN_CAUSE` */
export const resolveReport = (backend: Backend, { id, verdict, note, takesDown }: ReportAnswer) =>
  callFunction(
    backend,
    'resolve_report',
    {
      p_report_id: id,
      p_status: verdict,
      p_note: note.trim() || null,
      p_take_down: takesDown,
    },
    resolvedReportSchema,
  );
