import * as z from '@spotlight/shared/vendor/zod';

/** How long what is said about an event may be. */
export const REVIEW_MAX_LENGTH = 2000;

const review = {
  eventId: z.string(),
  /** 1 to 5. */
  rating: z.int().check(z.gte(1), z.lte(5)),
  body: z.nullable(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
};

/** An own review, as `review_event` answers. */
export const eventReviewSchema = z.row(review);

export type EventReview = z.infer<typeof eventReviewSchema>;

/** What `my_event_reviews` answers. */
export const myEventReviewsSchema = z.array(eventReviewSchema);

/** A page of what people said about an event, as `event_reviews` answers. */
export const eventReviewPageSchema = z.row({
  items: z.array(z.row({ ...review, author: z.string() })),
  total: z.int(),
  /** Of all of them; null when there is none. */
  average: z.nullable(z.number()),
  page: z.int(),
  pageSize: z.int(),
});
