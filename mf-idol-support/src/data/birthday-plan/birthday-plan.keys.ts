import { entityKey } from '@spotlight/shared/vendor/query';
import type { PlanWish } from './plan-address.rules';

const key = entityKey('idol-support', 'birthday-plan');

/** Plans of a birthday: proposed, kept and shown to a group. */
export const birthdayPlanKeys = {
  all: key(),
  offer: (wish: PlanWish) => key('offer', { ...wish }),
  mine: (userId: string) => key('mine', userId),
  shared: (token: string) => key('shared', token),
};
