import { readFunction, type Backend } from '@spotlight/shared/data';
import { freeTimeSchema, type CalendarType } from './calendar.schema';
import { reviewPageSchema } from './review.schema';

/** Reads the free hours of a public calendar, from one day to another. */
export const getFreeTime = (
  backend: Backend,
  { type, id, from, to }: { type: CalendarType; id: string; from: string; to: string },
  signal?: AbortSignal,
) =>
  readFunction(
    backend,
    'get_free_time',
    { p_type: type, p_id: id, p_from: from, p_to: to },
    freeTimeSchema,
    signal,
  );

/** Reads a page of what guests wrote about a venue or a performer. */
export const listReviews = (
  backend: Backend,
  { type, id, page, pageSize }: { type: CalendarType; id: string; page: number; pageSize: number },
  signal?: AbortSignal,
) =>
  readFunction(
    backend,
    'list_reviews',
    { p_target_type: type, p_target_id: id, p_page: page, p_page_size: pageSize },
    reviewPageSchema,
    signal,
  );
