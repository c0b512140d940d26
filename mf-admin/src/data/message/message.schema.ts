import { nextRows } from '@spotlight/shared/files/rows';
import * as z from '@spotlight/shared/vendor/zod';

export const messageStatuses = ['open', 'answered', 'closed'] as const;
export type MessageStatus = (typeof messageStatuses)[number];

/** What somebody wrote to the platform. */
export const messageSchema = z.row({
  id: z.string(),
  ticketNo: z.string(),
  topic: z.string(),
  name: z.string(),
  email: z.string(),
  body: z.string(),
  /** What it is about: an error's reference id, a page, an order. */
  reference: z.nullable(z.string()),
  status: z.enum(messageStatuses),
  answer: z.nullable(z.string()),
  createdAt: z.string(),
  settledAt: z.nullable(z.string()),
  settledByName: z.nullable(z.string()),
  assignedName: z.nullable(z.string()),
  /** The reader looks after it. */
  isMine: z.boolean(),
});
export type Message = z.infer<typeof messageSchema>;

export const messagePageSchema = z.row({
  items: z.array(messageSchema),
  total: z.number(),
  isTotalLeast: z.boolean(),
  page: z.number(),
  pageSize: z.number(),
  next: nextRows,
  /** How many wait for an answer. */
  open: z.number(),
});
export type MessagePage = z.infer<typeof messagePageSchema>;
