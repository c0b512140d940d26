import { useWrite } from '@spotlight/shared/contract';
import { supportAdKeys } from './support-ad.keys';
import { cancelSupportAd, saveSupportAd, submitSupportAd } from './support-ad.repository';

const touches = [supportAdKeys.all];

export const useSaveSupportAd = () => useWrite(saveSupportAd, { touches });

export const useSubmitSupportAd = () => useWrite(submitSupportAd, { touches });

export const useCancelSupportAd = () => useWrite(cancelSupportAd, { touches });
