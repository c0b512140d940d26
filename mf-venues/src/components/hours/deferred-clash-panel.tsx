import { lazyPart } from '@spotlight/shared/ui';

/** Few hours clash: what is said then comes when it is needed. */
export const DeferredClashPanel = lazyPart(() =>
  import(/* webpackChunkName: "clash-panel" */ './clash-panel').then((m) => m.ClashPanel),
);
