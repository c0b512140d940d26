import { useRecord } from '../log/log.queries';
import type { LogFilters } from '../log/log.rules';
import { listVitals } from './vitals.repository';

/** How fast pages were, by module and version. */
export const useVitals = (filters: LogFilters) => useRecord(filters, listVitals);
