import { lazyPart } from '@spotlight/shared/ui';

/** The step with its words and the drawing of codes: nothing of it is fetched by who needs no factor. */
export const FactorStep = lazyPart(() =>
  import(/* webpackChunkName: "second-factor" */ '@spotlight/shared/second-factor').then(
    (m) => m.FactorStep,
  ),
);
