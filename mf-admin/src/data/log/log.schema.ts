import { nextRows } from '@spotlight/shared/files/rows';
import * as z from '@spotlight/shared/vendor/zod';

const text = z.nullable(z.string());
const page = { total: z.number(), page: z.number(), pageSize: z.number(), next: nextRows };

/** Something that concerns the safety of the site: refused entries, files, limits. */
const securityEventSchema = z.row({
  id: z.number(),
  at: z.string(),
  actorName: text,
  action: z.string(),
  resourceType: text,
  resourceId: text,
  success: z.boolean(),
  /** A browser says so: the account is the caller's, all else may be made up. */
  isReported: z.boolean(),
  errorMessage: text,
});
export type SecurityEvent = z.infer<typeof securityEventSchema>;
export const securityPageSchema = z.row({
  items: z.array(securityEventSchema),
  ...page,
  isTotalLeast: z.boolean(),
});

/** An address that nobody found, over all days. */
const missingPageSchema = z.row({
  path: z.string(),
  hits: z.number(),
  days: z.number(),
  lastAt: z.string(),
  lastReferrer: text,
});
export const missingPagesSchema = z.row({ items: z.array(missingPageSchema), ...page });

/** Something that broke in browsers, of one version of a module. */
const faultSchema = z.row({
  id: z.string(),
  module: z.string(),
  version: z.string(),
  owner: z.string(),
  kind: z.string(),
  message: z.string(),
  seen: z.number(),
  createdAt: z.string(),
  lastAt: z.string(),
  /** Opens it again on a developer's machine. */
  code: text,
});
export const faultsSchema = z.row({
  items: z.array(faultSchema),
  ...page,
  isTotalLeast: z.boolean(),
});

/** What people said of an answer of the frequent questions, over all days. */
const ratedAnswerSchema = z.row({
  answer: z.string(),
  helped: z.number(),
  unhelped: z.number(),
  lastAt: z.string(),
});
export const ratedAnswersSchema = z.row({ items: z.array(ratedAnswerSchema), ...page });

/** A mail that was given up. */
const failedMailSchema = z.row({
  id: z.string(),
  kind: z.string(),
  recipientName: text,
  recipient: text,
  attempts: z.number(),
  lastError: text,
  failedAt: z.string(),
  canResend: z.boolean(),
});
export type FailedMail = z.infer<typeof failedMailSchema>;
export const failedMailsSchema = z.row({
  items: z.array(failedMailSchema),
  ...page,
  isTotalLeast: z.boolean(),
});

export const resentSchema = z.row({ id: z.string() });
