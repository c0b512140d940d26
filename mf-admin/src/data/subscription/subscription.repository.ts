import { callFunction, readFunction, type Backend } from '@spotlight/shared/data';
import { rowsAsked } from '../list/list.repository';
import type { PlanEntry, SubscriptionFilters } from './subscription.rules';
import {
  endedSubscriptionSchema,
  planCatalogueSchema,
  savedPlanSchema,
  subscriptionPageSchema,
} from './subscription.schema';

/** Plans that performers, or venues, have or had; latest change first. */
export const listSubscriptions = (
  backend: Backend,
  { tab, query, status, ...rows }: Omit<SubscriptionFilters, 'open' | 'hide' | 'sort'>,
  signal?: AbortSignal,
) =>
  readFunction(
    backend,
    'admin_list_subscriptions',
    { p_audience: tab, p_query: query, p_status: status, ...rowsAsked(rows) },
    subscriptionPageSchema,
    signal,
  );

/** Every plan, also those that are not sold any more. */
export const readPlanCatalogue = (backend: Backend, signal?: AbortSignal) =>
  readFunction(backend, 'admin_plan_catalogue', {}, planCatalogueSchema, signal);

/**
 * Saves a plan; what was bought of it keeps its terms.
 * @param input.on the plan as it was read; null: a new one
 * @throws AppError `STALE_VERSION`, `INVALID_INPUT`
 */
export const savePlan = (
  backend: Backend,
  { on, entry }: { on: { id: string; version: string } | null; entry: PlanEntry },
) =>
  callFunction(
    backend,
    'admin_save_plan',
    {
      p_id: on?.id ?? null,
      p_updated_at: on?.version ?? null,
      p_code: entry.code,
      p_audience: entry.audience,
      p_name: entry.name,
      p_description: entry.description,
      p_price_month: entry.priceMonth,
      p_price_year: entry.priceYear,
      p_features: entry.features,
      p_limits: entry.limits,
      p_sort: entry.sort,
      p_is_active: entry.isActive,
    },
    savedPlanSchema,
  );

/**
 * Ends a plan that runs, now or with what is paid; its owner reads why.
 * @throws AppError `INVALID_STATE`: it does not run any more, or (`hint`) `payment`, `replaced`
 */
export const endSubscription = (
  backend: Backend,
  { id, isAtOnce, reason }: { id: string; isAtOnce: boolean; reason: string },
) =>
  callFunction(
    backend,
    'end_subscription',
    { p_plan_id: id, p_at_once: isAtOnce, p_reason: reason },
    endedSubscriptionSchema,
  );
