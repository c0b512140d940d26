import { Skeleton, lazyPart } from '@spotlight/shared/ui';

/** The organizer's money, fetched when somebody looks at it. */
export const DeferredSellerOrders = lazyPart(
  () =>
    import(/* webpackChunkName: "seller-orders" */ './seller-orders-view').then(
      (m) => m.SellerOrdersView,
    ),
  {
    pending: <Skeleton height={480} radius="var(--radius-card)" />,
  },
);
