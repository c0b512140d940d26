import { callFunction, readFunction, type Backend } from '@spotlight/shared/data';
import * as z from '@spotlight/shared/vendor/zod';
import type { PlanWish } from './plan-address.rules';
import { planOfferSchema, savedPlanSchema, sharedPlanSchema } from './birthday-plan.schema';

const wishArgs = ({ artistId, day, city, budget }: PlanWish) => ({
  p_artist_id: artistId,
  p_day: day,
  p_city: city,
  p_budget: budget,
});

/**
 * Plans from what is free now, with prices and the latest days to order.
 * @throws AppError `INVALID_INPUT` for a day that is gone, `NOT_FOUND` for nobody
 */
export const planBirthday = (backend: Backend, wish: PlanWish, signal?: AbortSignal) =>
  readFunction(backend, 'plan_birthday', wishArgs(wish), planOfferSchema, signal);

export const listOwnPlans = (backend: Backend, signal?: AbortSignal) =>
  readFunction(backend, 'my_birthday_plans', {}, z.array(savedPlanSchema), signal);

/** What a secret address shows. */
export const getSharedPlan = (backend: Backend, token: string, signal?: AbortSignal) =>
  readFunction(backend, 'shared_birthday_plan', { p_token: token }, sharedPlanSchema, signal);

/**
 * Keeps one of the proposed plans.
 * @throws AppError `PRICE_CHANGED` when it costs something else by now
 */
export const savePlan = (
  backend: Backend,
  { wish, code, total }: { wish: PlanWish; code: string; total: number },
) =>
  callFunction(
    backend,
    'save_birthday_plan',
    { ...wishArgs(wish), p_code: code, p_expected_total: total },
    savedPlanSchema,
  );

/** A new address for the group; the former one shows nothing any more. It is told this once. */
export const sharePlan = (backend: Backend, id: string) =>
  callFunction(backend, 'share_birthday_plan', { p_id: id }, z.row({ token: z.string() }));

/** Takes the address back. */
export const revokePlan = (backend: Backend, id: string) =>
  callFunction(backend, 'revoke_birthday_plan', { p_id: id }, z.row({ id: z.string() }));

export const deletePlan = (backend: Backend, id: string) =>
  callFunction(backend, 'delete_birthday_plan', { p_id: id }, z.row({ id: z.string() }));
