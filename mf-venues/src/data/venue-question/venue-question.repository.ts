import { callFunction, readFunction, type Backend } from '@spotlight/shared/data';
import { HOST_PAGE_SIZE } from '../own-venue/host-filters.rules';
import {
  askedAtVenueSchema,
  hostQuestionPageSchema,
  venueQuestionSchema,
  type QuestionFilters,
} from './venue-question.schema';

/** Reads what was asked and answered at a venue, the latest first, and what the reader still waits for. */
export const listVenueQuestions = (
  backend: Backend,
  { venueId, pageSize }: { venueId: string; pageSize: number },
  signal?: AbortSignal,
) =>
  readFunction(
    backend,
    'list_venue_questions',
    { p_venue_id: venueId, p_page: 1, p_page_size: pageSize },
    askedAtVenueSchema,
    signal,
  );

/**
 * Asks the host of a venue; an answer is public.
 * @throws AppError `RATE_LIMITED` after five in an hour, or while three wait at the venue
 */
export const askVenue = (backend: Backend, { venueId, body }: { venueId: string; body: string }) =>
  callFunction(backend, 'ask_venue', { p_venue_id: venueId, p_body: body }, venueQuestionSchema);

/** Reads a page of what was asked at own venues; what waits for an answer comes first. */
export const listOwnQuestions = (
  backend: Backend,
  { state, venue, page }: QuestionFilters,
  signal?: AbortSignal,
) =>
  readFunction(
    backend,
    'my_venue_questions',
    { p_venue_id: venue, p_state: state, p_page: page, p_page_size: HOST_PAGE_SIZE },
    hostQuestionPageSchema,
    signal,
  );

/** Answers a question on the page of the venue; `null` puts it aside, or takes it off the page. */
export const answerQuestion = (
  backend: Backend,
  { id, answer }: { id: string; answer: string | null },
) =>
  callFunction(
    backend,
    'answer_venue_question',
    { p_question_id: id, p_answer: answer },
    venueQuestionSchema,
  );
