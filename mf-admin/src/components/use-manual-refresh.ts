import type { UseQueryResult } from '@spotlight/shared/vendor/query';
import { useState } from 'react';

/**
 * Reads a query again because somebody asked. Busy only then, not whenever the query is read by itself.
 * @param onSettled is told the error, or null, of a refresh that was asked for.
 */
export function useManualRefresh(
  { refetch }: UseQueryResult,
  onSettled?: (error: Error | null) => void,
): { refresh(): void; isRefreshing: boolean } {
  const [isRefreshing, setRefreshing] = useState(false);
  const refresh = async () => {
    setRefreshing(true);
    const { error } = await refetch();
    setRefreshing(false);
    onSettled?.(error);
  };
  return { refresh: () => void refresh(), isRefreshing };
}
