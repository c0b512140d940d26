import { entityKey } from '@spotlight/shared/vendor/query';
import type { QuestionFilters } from './venue-question.schema';

const key = entityKey('venues', 'venue-question');

/** What people ask hosts. */
export const venueQuestionKeys = {
  all: key(),
  /** With what the reader asked, so by the reader. */
  atVenue: (venueId: string, pageSize: number, userId: string) =>
    key('at-venue', venueId, pageSize, userId),
  list: (filters: QuestionFilters, userId: string) => key('list', filters, userId),
};
