import { SilentFailure, Skeleton, lazyPart } from '@spotlight/shared/ui';

/** A list is there without its hearts; their code comes after it, once for all of them. */
export const DeferredSaveHeart = lazyPart(
  () => import(/* webpackChunkName: "saving" */ './save-heart').then((m) => m.SaveHeart),
  { Failed: SilentFailure },
);

/** The same beside the name of one thing, as large from the first frame as it will be. */
export const DeferredSaveButton = lazyPart(
  () => import(/* webpackChunkName: "saving" */ './save-button').then((m) => m.SaveButton),
  {
    Failed: SilentFailure,
    pending: <Skeleton width={84} height={36} radius="var(--radius-control)" />,
  },
);
