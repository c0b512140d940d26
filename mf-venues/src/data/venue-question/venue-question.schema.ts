import * as z from '@spotlight/shared/vendor/zod';
import type { HostFilters } from '../own-venue/host-filters.rules';

export const QUESTION_MAX_LENGTH = 500;
export const ANSWER_MAX_LENGTH = 1000;

/** In the order of the menu; `closed`: put aside, or taken off the page. */
export const questionStates = ['open', 'answered', 'closed'] as const;
export type QuestionFilters = HostFilters<(typeof questionStates)[number]>;

const shape = {
  id: z.string(),
  body: z.string(),
  status: z.enum(questionStates),
  answer: z.nullable(z.string()),
  settledAt: z.nullable(z.string()),
  /** The first character of a name. */
  author: z.string(),
  createdAt: z.string(),
};

/** What somebody asked the host of a venue. */
export const venueQuestionSchema = z.row(shape);
export type VenueQuestion = z.infer<typeof venueQuestionSchema>;

/** What `list_venue_questions` answers. */
export const askedAtVenueSchema = z.row({
  items: z.array(venueQuestionSchema),
  /** What the reader asked and nobody has answered yet. */
  own: z.array(venueQuestionSchema),
  /** The reader runs the venue. */
  isHost: z.boolean(),
  /** Without a host there is nobody to ask. */
  hasHost: z.boolean(),
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
});

/** A question as the host reads it. */
const hostQuestionSchema = z.row({ ...shape, venueId: z.string(), venueName: z.string() });
export type HostQuestion = z.infer<typeof hostQuestionSchema>;

/** What `my_venue_questions` answers. */
export const hostQuestionPageSchema = z.row({
  items: z.array(hostQuestionSchema),
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
  /** How many wait for an answer, whatever the list is narrowed to. */
  waiting: z.int(),
});
