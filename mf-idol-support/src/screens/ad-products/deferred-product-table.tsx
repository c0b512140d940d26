import { Skeleton, lazyPart } from '@spotlight/shared/ui';

/** Comes with the first one who wants lines instead of cards. */
export const DeferredProductTable = lazyPart(
  () =>
    import(/* webpackChunkName: "ad-product-table" */ './product-table').then(
      (m) => m.ProductTable,
    ),
  { pending: <Skeleton height={480} radius="var(--radius-card)" /> },
);
