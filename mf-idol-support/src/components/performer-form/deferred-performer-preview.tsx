import { Skeleton, lazyPart } from '@spotlight/shared/ui';

/** The page of a performer as visitors will see it, when somebody asks for it. */
export const DeferredPerformerPreview = lazyPart(
  () =>
    import(/* webpackChunkName: "performer-preview" */ './performer-preview').then(
      (m) => m.PerformerPreview,
    ),
  { pending: <Skeleton height={520} radius="var(--radius-card)" /> },
);

/** Their tile, where there is room for it beside the form. */
export const DeferredPerformerCard = lazyPart(
  () =>
    import(/* webpackChunkName: "performer-card-preview" */ './performer-card-preview').then(
      (m) => m.PerformerCardPreview,
    ),
  { pending: <Skeleton height={320} radius="var(--radius-card)" /> },
);
