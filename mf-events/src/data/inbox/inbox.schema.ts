import * as z from '@spotlight/shared/vendor/zod';

/** How far a question to an organizer is; `closed` was put aside without an answer. */
const inboxStatuses = ['open', 'answered', 'closed'] as const;

/** What somebody asked the organizer of an event, as `answer_event_message` answers it. */
export const inboxMessageSchema = z.row({
  id: z.string(),
  number: z.string(),
  name: z.string(),
  body: z.string(),
  status: z.enum(inboxStatuses),
  answer: z.nullable(z.string()),
  createdAt: z.string(),
  settledAt: z.nullable(z.string()),
  /** Holds a seat at the event. */
  isAttendee: z.boolean(),
});

/** What `event_inbox` answers: a page of questions, and what everybody was told. */
export const eventInboxSchema = z.row({
  items: z.array(inboxMessageSchema),
  /** Questions without an answer, on all pages. */
  open: z.number(),
  /** Latest first, at most twenty. */
  told: z.array(
    z.row({
      id: z.string(),
      body: z.string(),
      recipients: z.number(),
      createdAt: z.string(),
    }),
  ),
  total: z.number(),
  page: z.number(),
  pageSize: z.number(),
});
