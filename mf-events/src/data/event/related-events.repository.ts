import { readFunction, type Backend } from '@spotlight/shared/data';
import * as z from '@spotlight/shared/vendor/zod';
import { eventCardSchema } from './event.schema';

const RELATED = 3;

const pageSchema = z.row({ items: z.array(eventCardSchema) });

export interface EventAlike {
  id: string;
  category: string;
}

/** The next events of the same category, but for the one that is looked at. */
export async function listRelatedEvents(
  backend: Backend,
  { id, category }: EventAlike,
  signal?: AbortSignal,
) {
  const args = { p_category: category, p_page_size: RELATED + 1 };
  const { items } = await readFunction(backend, 'search_events', args, pageSchema, signal);
  return items.filter((event) => event.id !== id).slice(0, RELATED);
}
