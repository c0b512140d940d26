import { useWrite } from '@spotlight/shared/contract';
import { adProductKeys } from '../ad-product/ad-product.keys';
import { ownAdKeys } from './own-ad.keys';
import { rescheduleAd } from './own-ad.repository';

/** Other days: the slots of both are others afterwards. */
export const useRescheduleAd = () =>
  useWrite(rescheduleAd, { touches: [ownAdKeys.all, adProductKeys.all] });
