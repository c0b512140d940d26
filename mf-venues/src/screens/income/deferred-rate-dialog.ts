import { OverlayFailure, lazyPart } from '@spotlight/shared/ui';

/** A form comes with the press that opens it. */
export const DeferredRateDialog = lazyPart(
  () => import(/* webpackChunkName: "rate-dialog" */ './rate-dialog').then((m) => m.RateDialog),
  { Failed: OverlayFailure },
);
