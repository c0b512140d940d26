import { OverlayFailure, lazyPart } from '@spotlight/shared/ui';

const load = () =>
  import(/* webpackChunkName: "second-factor" */ '@spotlight/shared/second-factor');

/** The step with its words and the drawing of codes: nothing of it is fetched by who needs no factor. */
export const FactorStep = lazyPart(() => load().then((m) => m.FactorStep));
export const FactorDialog = lazyPart(() => load().then((m) => m.FactorDialog), {
  Failed: OverlayFailure,
});
