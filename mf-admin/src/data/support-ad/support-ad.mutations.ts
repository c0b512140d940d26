import { useWrite } from '@spotlight/shared/contract';
import { adKeys } from '../ad/ad.keys';
import { approvalKeys } from '../approval/approval.keys';
import { recordKeys } from '../record/record.keys';
import { supportAdKeys } from './support-ad.keys';
import { advanceSupportAd } from './support-ad.repository';

/** An approval takes its slot in the calendar and leaves the queue. */
export const useAdvanceSupportAd = () =>
  useWrite(advanceSupportAd, {
    touches: [supportAdKeys.all, adKeys.all, recordKeys.all, approvalKeys.all],
  });
