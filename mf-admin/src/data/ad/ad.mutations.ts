import { useWrite } from '@spotlight/shared/contract';
import { approvalKeys } from '../approval/approval.keys';
import { recordKeys } from '../record/record.keys';
import { adKeys } from './ad.keys';
import { deleteAd, saveAd, switchAd } from './ad.repository';

const touches = [adKeys.all, recordKeys.all];

/** What was changed waits for a decision. */
export const useSaveAd = () => useWrite(saveAd, { touches: [...touches, approvalKeys.all] });
export const useSwitchAd = () => useWrite(switchAd, { touches });
export const useDeleteAd = () => useWrite(deleteAd, { touches: [...touches, approvalKeys.all] });
