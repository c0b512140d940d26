import { useWrite } from '@spotlight/shared/contract';
import { birthdayPlanKeys } from './birthday-plan.keys';
import { deletePlan, revokePlan, savePlan, sharePlan } from './birthday-plan.repository';

const touches = [birthdayPlanKeys.all];

export const useSavePlan = () => useWrite(savePlan, { touches });

export const useSharePlan = () => useWrite(sharePlan, { touches });

export const useRevokePlan = () => useWrite(revokePlan, { touches });

export const useDeletePlan = () => useWrite(deletePlan, { touches });
