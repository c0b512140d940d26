import { OverlayFailure, lazyPart } from '@spotlight/shared/ui';

/** The form of a correction, fetched when somebody begins one. */
export const DeferredFixDialog = lazyPart(
  () => import(/* webpackChunkName: "fix-support-ad" */ './fix-dialog').then((m) => m.FixDialog),
  { Failed: OverlayFailure },
);

/** How far a support ad is, with what was sent. */
export const DeferredProgressDialog = lazyPart(
  () =>
    import(/* webpackChunkName: "support-ad-progress" */ './progress-dialog').then(
      (m) => m.ProgressDialog,
    ),
  { Failed: OverlayFailure },
);
