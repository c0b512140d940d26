import { useWrite } from '@spotlight/shared/contract';
import { orderKeys } from '../order/order.keys';
import { recordKeys } from '../record/record.keys';
import { subscriptionKeys } from './subscription.keys';
import { endSubscription, savePlan } from './subscription.repository';

export const useSavePlan = () =>
  useWrite(savePlan, { touches: [subscriptionKeys.all, recordKeys.all] });

/** A renewal that is not paid ends with it. */
export const useEndSubscription = () =>
  useWrite(endSubscription, { touches: [subscriptionKeys.all, orderKeys.all, recordKeys.all] });
