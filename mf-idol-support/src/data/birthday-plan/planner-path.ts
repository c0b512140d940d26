import { paths } from '../../paths';
import { planSearch, type PlanWish } from './plan-address.rules';

/** Address of the planner with a wish. */
export const plannerPath = (wish: Partial<PlanWish>): string => paths.planner + planSearch(wish);
