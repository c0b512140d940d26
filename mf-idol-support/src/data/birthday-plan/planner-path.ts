import { paths } from '../../paths';
import { planSearch, type PlanWish } from './plan-address.rules';

/** Address of the planner with a wish. */
export const plannerPath = (wish: Partial<PlanWish>): string => paths.planner + planSearch(wish);

/** Where on its page the own plans stand, below everything that is proposed. */
export const OWN_PLANS = 'own-plans';
