import { AppError } from '@spotlight/shared/data';
import type { UseQueryResult } from '@spotlight/shared/vendor/query';
import { useLocation } from '@spotlight/shared/vendor/router';
import type { ReactNode } from 'react';
import { ErrorState } from './error-state';
import { NoPermissionState } from './no-permission-state';
import { useErrorText } from './use-error-text';

export interface QueryViewProps<Data> {
  query: UseQueryResult<Data>;
  /** The shape of what comes: a skeleton. */
  pending: ReactNode;
  /** Shown when `isEmpty` says so of the data. */
  empty?: ReactNode;
  isEmpty?: (data: Data) => boolean;
  /** What could not be loaded, such as 「無法載入活動資料」. */
  errorTitle?: ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * Shows a query: pending, error with retry, empty, or its data. Data that is already there stays in
 * view when a later refetch fails.
 */
export function QueryView<Data>({
  query,
  pending,
  empty,
  isEmpty,
  errorTitle,
  children,
}: QueryViewProps<Data>) {
  if (query.data !== undefined) {
    return empty !== undefined && isEmpty?.(query.data) ? empty : children(query.data);
  }
  if (query.isError) return <QueryError query={query} title={errorTitle} />;
  return pending;
}

function QueryError({ query, title }: { query: UseQueryResult; title: ReactNode }) {
  const errorText = useErrorText();
  const { pathname, search } = useLocation();
  const { error } = query;
  // Asked the same again, the server would say the same again.
  const isRefused = search !== '' && error instanceof AppError && error.code === 'INVALID_INPUT';
  if (error instanceof AppError && error.code === 'FORBIDDEN') return <NoPermissionState />;
  return (
    <ErrorState
      title={title}
      help={errorText(error)}
      referenceId={error instanceof AppError ? error.referenceId : undefined}
      {...(isRefused
        ? { clearTo: pathname }
        : { onRetry: () => void query.refetch(), isRetrying: query.isFetching })}
    />
  );
}
