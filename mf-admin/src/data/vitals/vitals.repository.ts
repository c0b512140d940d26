import { readFunction, type Backend } from '@spotlight/shared/data';
import { rowsAsked } from '../list/list.repository';
import type { LogFilters } from '../log/log.rules';
import { vitalsPageSchema } from './vitals.schema';

/** The version that began last first. */
export const listVitals = (
  backend: Backend,
  { query, isByPage, ...rows }: Pick<LogFilters, 'query' | 'page' | 'size' | 'after' | 'isByPage'>,
  signal?: AbortSignal,
) =>
  readFunction(
    backend,
    'admin_vitals',
    { p_query: query, p_by_page: isByPage, ...rowsAsked(rows) },
    vitalsPageSchema,
    signal,
  );
