import { useBackend } from '@spotlight/shared/contract';
import { useMutation } from '@spotlight/shared/vendor/query';
import { measureConnection } from './connection.repository';

interface Announcements {
  onStart(): void;
  onMeasured(ms: number): void;
  onFailed(error: Error): void;
}

/** Measures the way to the database when told to, and tells how it goes even if its screen is left. */
export function useMeasureConnection({ onStart, onMeasured, onFailed }: Announcements) {
  const backend = useBackend();
  return useMutation({
    mutationFn: () => measureConnection(backend),
    // A test that waits for the network to come back would never tell that it is gone.
    networkMode: 'always',
    onMutate: onStart,
    onSuccess: onMeasured,
    onError: onFailed,
  });
}
