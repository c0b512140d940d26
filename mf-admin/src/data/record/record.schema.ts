import * as z from '@spotlight/shared/vendor/zod';

/** Answer of `decision_history()`: latest first. */
export const decisionsSchema = z.row({
  items: z.array(
    z.row({
      fromStatus: z.string(),
      toStatus: z.string(),
      reason: z.nullable(z.string()),
      decidedAt: z.string(),
      decidedBy: z.nullable(z.string()),
    }),
  ),
});
export type PastDecision = z.infer<typeof decisionsSchema>['items'][number];

const changes = z.nullable(z.record(z.string(), z.unknown()));

/** Answer of `admin_audit_log()`: latest first. */
export const auditLogSchema = z.row({
  items: z.array(
    z.row({
      id: z.number(),
      at: z.string(),
      actorName: z.nullable(z.string()),
      action: z.string(),
      before: changes,
      after: changes,
      /** What the ids among them stand for, as far as the reader may know it. */
      names: z.record(z.string(), z.string()),
    }),
  ),
  total: z.number(),
});
export type AuditEntry = z.infer<typeof auditLogSchema>['items'][number];
