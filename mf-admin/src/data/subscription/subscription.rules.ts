import { readChoice, writeSearch } from '@spotlight/shared/format';
import { readRoom, roomParams, type RoomFilters } from '../../room/room.rules';
import {
  subscriptionStates,
  type Plan,
  type Subscription,
  type SubscriptionState,
} from './subscription.schema';

export const subscriptionTabs = ['performer', 'venue', 'catalogue'] as const;

/** What the room of subscriptions shows, exactly as its address says. */
export interface SubscriptionFilters extends RoomFilters {
  tab: (typeof subscriptionTabs)[number];
  /** Empty: in every state. */
  status: SubscriptionState | '';
}

export const readSubscriptions = (search: URLSearchParams): SubscriptionFilters => ({
  ...readRoom(search),
  sort: '',
  tab: readChoice(search, 'tab', subscriptionTabs) ?? 'performer',
  status: readChoice(search, 'status', subscriptionStates) ?? '',
});

export const writeSubscriptions = ({ tab, status, ...room }: SubscriptionFilters) =>
  writeSearch({ tab: tab === 'performer' ? null : tab, ...roomParams(room), status });

/** 使用中 green, 即將到期 yellow, 已過期 grey, everything else blue. */
export const subscriptionTones = {
  active: 'success',
  expiring: 'warning',
  expired: 'neutral',
  pending_payment: 'info',
  cancelled: 'info',
} as const satisfies Record<SubscriptionState, string>;

/** The day of the next renewal; null for a plan that ends. */
export const nextRenewal = ({ cancelAt, renewalDate }: Subscription): string | null =>
  cancelAt === null ? renewalDate : null;

/** A plan of the catalogue as its form holds it. */
export interface PlanForm {
  code: string;
  audience: string;
  name: string;
  description: string;
  priceMonth: string;
  priceYear: string;
  /** One a line. */
  features: string;
  /** Empty: no limit. */
  listings: string;
  ads: string;
  boosts: string;
  sort: string;
  isActive: boolean;
}

const limitOf = (limit: number | null | undefined) => (typeof limit === 'number' ? `${limit}` : '');

export const planFormOf = (plan: Plan | null): PlanForm => ({
  code: plan?.code ?? '',
  audience: plan?.audience ?? 'performer',
  name: plan?.name ?? '',
  description: plan?.description ?? '',
  priceMonth: String(plan?.priceMonth ?? ''),
  priceYear: String(plan?.priceYear ?? ''),
  features: plan?.features.join('\n') ?? '',
  listings: limitOf(plan?.limits.listings),
  ads: limitOf(plan?.limits.ads),
  boosts: limitOf(plan?.limits.boosts),
  sort: String(plan?.sort ?? 0),
  isActive: plan?.isActive ?? true,
});

/** The sentences that stand in the field, one a line. */
export const featuresOf = (typed: string) =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** What the server takes of a plan. */
export interface PlanEntry {
  code: string;
  audience: string;
  name: string;
  description: string;
  priceMonth: number;
  priceYear: number;
  features: string[];
  limits: Record<'listings' | 'ads' | 'boosts', number | null>;
  sort: number;
  isActive: boolean;
}

/** A plan as it is, to be saved with one thing changed. */
export const planEntryOf = ({ limits, ...plan }: Plan): PlanEntry => ({
  code: plan.code,
  audience: plan.audience,
  name: plan.name,
  description: plan.description,
  priceMonth: plan.priceMonth,
  priceYear: plan.priceYear,
  features: plan.features,
  limits: {
    listings: limits.listings ?? null,
    ads: limits.ads ?? null,
    boosts: limits.boosts ?? null,
  },
  sort: plan.sort,
  isActive: plan.isActive,
});
