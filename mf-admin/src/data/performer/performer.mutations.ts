import { useWrite } from '@spotlight/shared/contract';
import { approvalKeys } from '../approval/approval.keys';
import { recordKeys } from '../record/record.keys';
import { performerKeys } from './performer.keys';
import {
  decideClaim,
  deletePerformer,
  restorePerformer,
  savePerformer,
} from './performer.repository';

const touches = [performerKeys.all, recordKeys.all];

/** A new page waits in the queue, too. */
export const useSavePerformer = () =>
  useWrite(savePerformer, { touches: [...touches, approvalKeys.all] });
export const useDeletePerformer = () => useWrite(deletePerformer, { touches });
export const useRestorePerformer = () => useWrite(restorePerformer, { touches });
export const useDecideClaim = () =>
  useWrite(decideClaim, { touches: [...touches, approvalKeys.all] });
