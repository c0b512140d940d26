import { OverlayFailure, lazyPart } from '@spotlight/shared/ui';

/** The form of a correction, fetched when somebody begins one. */
export const DeferredFixDialog = lazyPart(
  () => import(/* webpackChunkName: "fix-support-ad" */ './fix-dialog').then((m) => m.FixDialog),
  { Failed: OverlayFailure },
);
