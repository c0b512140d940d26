import { readFunction, type Backend } from '@spotlight/shared/data';
import { siteCountSchema } from './site-count.schema';

/** Counts what visitors can see. @throws AppError */
export const getSiteCounts = (backend: Backend) =>
  readFunction(backend, 'site_counts', {}, siteCountSchema);
