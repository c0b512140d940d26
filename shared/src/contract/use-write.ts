import type { Backend } from '@spotlight/shared/data';
import {
  useMutation,
  useQueryClient,
  type MutationResult,
  type QueryKey,
} from '@spotlight/shared/vendor/query';
import { useBackend } from './shell-context';

export interface WriteOptions<Input, Output> {
  /** Keys of what is another one afterwards; everything below them is read again. */
  touches?: readonly QueryKey[];
  /** Runs before what is touched is read again. */
  onSuccess?: (output: Output, input: Input) => void;
  onError?: (error: Error) => unknown;
}

/**
 * A write to the backend, after which what it touches is read again: also after a failure, because
 * "sold out" and "somebody was faster" mean that the page shows what was. The write counts as pending
 * until what is in view has been read, or at once where there is no network.
 *
 * @example
 * export const useRemoveGate = () => useWrite(removeGate, { touches: [gateKeys.all] });
 */
export function useWrite<Input, Output>(
  write: (backend: Backend, input: Input) => Promise<Output>,
  { touches = [], onSuccess, onError }: WriteOptions<Input, Output> = {},
): MutationResult<Output, Error, Input> {
  const backend = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    // A device that believes itself offline says so instead of waiting for ever.
    networkMode: 'always',
    mutationFn: (input: Input) => write(backend, input),
    onSuccess: (output: Output, input: Input) => onSuccess?.(output, input),
    onError,
    onSettled: async () => {
      const readAgain = () =>
        Promise.all(touches.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
      // What is being read is answered when there is a network again: nobody waits for that.
      if (!navigator.onLine) {
        void readAgain();
        return;
      }
      // A first read that is under way is not asked again by invalidating it, and may show what was.
      const firstReads = touches.flatMap((queryKey) =>
        queryClient
          .getQueryCache()
          .findAll({ queryKey, fetchStatus: 'fetching' })
          .filter(({ state }) => state.data === undefined),
      );
      await readAgain();
      if (firstReads.length === 0) return;
      await Promise.allSettled(firstReads.map(async ({ promise }) => promise));
      await readAgain();
    },
  });
}
