import { lazyPart } from '@spotlight/shared/ui';

/** Who changed what of a row: it stands last in a panel, and comes after the rest of it. */
export const AuditTrail = lazyPart(() =>
  import(/* webpackChunkName: "audit" */ './audit-list').then((m) => m.AuditList),
);
