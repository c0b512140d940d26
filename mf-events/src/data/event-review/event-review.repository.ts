import { callFunction, readFunction, type Backend } from '@spotlight/shared/data';
import {
  eventReviewPageSchema,
  eventReviewSchema,
  myEventReviewsSchema,
} from './event-review.schema';

/** What the signed-in person said about events. */
export function listMyReviews(backend: Backend, signal?: AbortSignal) {
  return readFunction(backend, 'my_event_reviews', {}, myEventReviewsSchema, signal);
}

export interface ReviewText {
  eventId: string;
  /** 1 to 5. */
  rating: number;
  body: string;
}

/** Says what one thought of an event, or says it anew. */
export function reviewEvent(backend: Backend, { eventId, rating, body }: ReviewText) {
  const args = { p_event_id: eventId, p_rating: rating, p_body: body || null };
  return callFunction(backend, 'review_event', args, eventReviewSchema);
}

/** A page of what people said about an own event, latest first. */
export function listEventReviews(
  backend: Backend,
  eventId: string,
  page: number,
  signal?: AbortSignal,
) {
  const args = { p_event_id: eventId, p_page: page, p_page_size: 12 };
  return readFunction(backend, 'event_reviews', args, eventReviewPageSchema, signal);
}
