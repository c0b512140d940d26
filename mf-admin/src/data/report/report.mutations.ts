import { useWrite } from '@spotlight/shared/contract';
import { approvalKeys } from '../approval/approval.keys';
import { dashboardKeys } from '../dashboard/dashboard.keys';
import { performerKeys } from '../performer/performer.keys';
import { recordKeys } from '../record/record.keys';
import { venueKeys } from '../venue/venue.keys';
import { reportKeys } from './report.keys';
import { resolveReport } from './report.repository';

/** Answers a report, and may take the page down with it. */
export const useResolveReport = () =>
  useWrite(resolveReport, {
    touches: [
      reportKeys.all,
      approvalKeys.all,
      dashboardKeys.all,
      performerKeys.all,
      venueKeys.all,
      recordKeys.all,
    ],
  });

export type { ReportAnswer } from './report.repository';
