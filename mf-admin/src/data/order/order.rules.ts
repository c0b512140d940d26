import { readChoice, writeSearch } from '@spotlight/shared/format';
import { readRoom, roomParams, type RoomFilters } from '../../room/room.rules';
import { orderKinds, type OrderKind, type OrderStatus } from './order.schema';

/** Tabs of 收款與結算, in their order. */
export const moneyTabs = ['orders', 'payments', 'refunds', 'settlements'] as const;
export type MoneyTab = (typeof moneyTabs)[number];
export type OrderTab = Exclude<MoneyTab, 'settlements'>;

/** States that the list of all orders can be narrowed to. */
export const orderStates = [
  'pending_payment',
  'payment_review',
  'paid',
  'refund',
  'closed',
] as const;
type OrderState = (typeof orderStates)[number];

/** What the room of orders shows, exactly as its address says. */
export interface OrderFilters extends RoomFilters {
  tab: MoneyTab;
  /** Empty: every kind. */
  kind: OrderKind | '';
  /** Empty: every state; only where all orders are listed. */
  state: OrderState | '';
}

export const readTab = (search: URLSearchParams): MoneyTab =>
  readChoice(search, 'tab', moneyTabs) ?? 'orders';

export const readOrders = (search: URLSearchParams): OrderFilters => ({
  ...readRoom(search),
  sort: '',
  tab: readTab(search),
  kind: readChoice(search, 'kind', orderKinds) ?? '',
  state: readChoice(search, 'state', orderStates) ?? '',
});

export const writeOrders = ({ tab, kind, state, ...room }: OrderFilters) =>
  writeSearch({ ...roomParams(room), tab: tab === 'orders' ? null : tab, kind, state });

/** The tab of the server that stands behind a tab and a state. */
export function serverTab({ tab, state }: Pick<OrderFilters, 'tab' | 'state'>): string {
  if (tab === 'payments') return 'payment_review';
  return tab === 'refunds' ? 'refund_open' : state;
}

const tones = {
  pending_payment: 'warning',
  payment_review: 'info',
  paid: 'success',
  completed: 'success',
  expired: 'neutral',
  cancelled: 'neutral',
} as const;

export const toneOfOrder = (status: OrderStatus) => tones[status];
