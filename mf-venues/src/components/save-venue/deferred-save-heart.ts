import { SilentFailure, lazyPart } from '@spotlight/shared/ui';

/** A list is there without its hearts; their code comes after it, once for all of them. */
export const DeferredSaveHeart = lazyPart(
  () => import(/* webpackChunkName: "save-venue" */ './save-heart').then((m) => m.SaveHeart),
  { Failed: SilentFailure },
);
