import { Skeleton } from '@spotlight/shared/ui';
import { Suspense, lazy } from 'react';
import type { SellerOrderListProps } from './seller-order-list';

const SellerOrdersView = lazy(() =>
  import(/* webpackChunkName: "seller-orders" */ './seller-orders-view').then((m) => ({
    default: m.SellerOrdersView,
  })),
);

/** The organizer's money, fetched when somebody looks at it. */
export function DeferredSellerOrders(props: SellerOrderListProps) {
  return (
    <Suspense fallback={<Skeleton height={480} radius="var(--radius-card)" />}>
      <SellerOrdersView {...props} />
    </Suspense>
  );
}
