import { useWrite } from '@spotlight/shared/contract';
import { dashboardKeys } from '../dashboard/dashboard.keys';
import { eventKeys } from '../event/event.keys';
import { recordKeys } from '../record/record.keys';
import { approvalKeys } from './approval.keys';
import { decideOn, saveReasonTemplates } from './approval.repository';

/** Approves or sends back one thing. */
export const useDecide = () =>
  useWrite(decideOn, {
    touches: [approvalKeys.all, dashboardKeys.all, eventKeys.all, recordKeys.all],
  });

/** Writes the sentences that reasons begin with. */
export const useSaveReasonTemplates = () =>
  useWrite(saveReasonTemplates, { touches: [approvalKeys.all] });

export type { Decision } from './approval.repository';
