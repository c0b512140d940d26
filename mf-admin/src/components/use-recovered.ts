import type { UseQueryResult } from '@spotlight/shared/vendor/query';
import { useEffect, useRef } from 'react';

/** Tells once that a query which could not be read at first has its data after all. */
export function useRecovered(
  { isLoadingError, isSuccess }: UseQueryResult,
  onRecovered: () => void,
): void {
  const hasFailed = useRef(false);
  useEffect(() => {
    if (isLoadingError) hasFailed.current = true;
    if (!isSuccess || !hasFailed.current) return;
    hasFailed.current = false;
    onRecovered();
  });
}
