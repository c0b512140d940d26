import { useWrite } from '@spotlight/shared/contract';
import { birthdayPageKeys } from '../birthday-page/birthday-page.keys';
import { campaignKeys } from './campaign.keys';
import { addReceipt, cancelCampaign, pledge, saveCampaign } from './campaign.repository';

/** The sums here and on the birthday page are others afterwards. */
const touches = [campaignKeys.all, birthdayPageKeys.all];

export const usePledge = () => useWrite(pledge, { touches });

export const useSaveCampaign = () => useWrite(saveCampaign, { touches });

export const useCancelCampaign = () => useWrite(cancelCampaign, { touches });

export const useAddReceipt = () => useWrite(addReceipt, { touches });
