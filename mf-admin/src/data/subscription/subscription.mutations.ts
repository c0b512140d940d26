import { useWrite } from '@spotlight/shared/contract';
import { recordKeys } from '../record/record.keys';
import { subscriptionKeys } from './subscription.keys';
import { savePlan } from './subscription.repository';

export const useSavePlan = () =>
  useWrite(savePlan, { touches: [subscriptionKeys.all, recordKeys.all] });
