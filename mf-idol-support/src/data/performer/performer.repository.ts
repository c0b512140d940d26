import { readFunction, type Backend } from '@spotlight/shared/data';
import { putFirst } from '@spotlight/shared/website';
import { PERFORMER_PAGE_SIZE, type PerformerFilters } from './performer-filters.rules';
import {
  birthdaysSchema,
  featuredPerformersSchema,
  performerAnswerSchema,
  performerIdSchema,
  performerPageSchema,
  type Birthday,
  type PerformerDetail,
  type PerformerPage,
} from './performer.schema';

/**
 * One page of the performers that fit.
 * @throws AppError
 */
export function searchPerformers(
  backend: Backend,
  filters: PerformerFilters,
  signal?: AbortSignal,
): Promise<PerformerPage> {
  // The page's manifest starts the same read from the address before any script has loaded. What is
  // a default is left out of both, or the two would be different addresses.
  const args = {
    p_query: filters.query,
    p_category: filters.category,
    p_city: filters.city,
    p_fee_from: filters.fee?.from,
    p_fee_to: filters.fee?.to,
    p_free_on: filters.freeOn,
    p_sort: filters.sort,
    p_page: filters.page > 1 ? filters.page : null,
    p_page_size: PERFORMER_PAGE_SIZE,
  };
  return readFunction(backend, 'search_performers', args, performerPageSchema, signal);
}

/**
 * The performers with the most followers.
 * @throws AppError
 */
export async function listPopularPerformers(backend: Backend, count: number, signal?: AbortSignal) {
  const args = { p_sort: 'popular', p_page_size: count };
  const [page, chosen] = await Promise.all([
    readFunction(backend, 'search_performers', args, performerPageSchema, signal),
    readFunction(
      backend,
      'featured_cards',
      { p_content_type: 'artist', p_limit: count },
      featuredPerformersSchema,
      signal,
    ),
  ]);
  return putFirst(chosen.items, page.items, count);
}

/**
 * A performer with everything that their page shows, or `null` when there is none to see.
 * @throws AppError
 */
export function getPerformer(
  backend: Backend,
  id: string,
  signal?: AbortSignal,
): Promise<PerformerDetail | null> {
  if (!performerIdSchema.safeParse(id).success) return Promise.resolve(null);
  return readFunction(backend, 'get_performer', { p_id: id }, performerAnswerSchema, signal);
}

/**
 * The performers with a birthday in `month` (1–12), by day; without a month in the current one.
 * @throws AppError
 */
export function listBirthdays(
  backend: Backend,
  month: number | null,
  signal?: AbortSignal,
): Promise<Birthday[]> {
  return readFunction(backend, 'birthdays_in_month', { p_month: month }, birthdaysSchema, signal);
}
