import { OverlayFailure, lazyPart } from '@spotlight/shared/ui/parts';

const load = () =>
  import(/* webpackChunkName: "second-factor" */ '@spotlight/shared/second-factor');

/** Nothing of it is fetched by who has no second factor. */
export const FactorStep = lazyPart(() => load().then((m) => m.FactorStep));
export const FactorDialog = lazyPart(() => load().then((m) => m.FactorDialog), {
  Failed: OverlayFailure,
});
