import { toAppError } from '@spotlight/shared/data';
import { QueryClient } from '@spotlight/shared/vendor/query';

const MAX_RETRIES = 3;

/** The one query client. Only what may pass by itself is tried again, and writes never are. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: 5 * 60_000,
        staleTime: 30_000,
        retry: (count, thrown) => count < MAX_RETRIES && toAppError(thrown).isTransient,
        retryDelay: (count) => Math.min(1000 * 2 ** count, 30_000),
      },
      mutations: { retry: false },
    },
  });
}
