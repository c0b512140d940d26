import {
  useMutation as useLibraryMutation,
  type DefaultError,
  type UseMutationOptions,
  type UseMutationResult,
} from '@tanstack/react-query';
import { useCallback } from 'react';

const ignore = () => undefined;

/** What is called once a write is through. */
export interface MutationOutcome<Data, Failure> {
  onSuccess?: (data: Data) => unknown;
  onError?: (error: Failure) => unknown;
  onSettled?: () => unknown;
}

export type MutationResult<Data, Failure, Variables> = Omit<
  UseMutationResult<Data, Failure, Variables>,
  'mutate' | 'mutateAsync'
> & {
  mutate: (variables: Variables, outcome?: MutationOutcome<Data, Failure>) => void;
  mutateAsync: (variables: Variables) => Promise<Data>;
};

/**
 * As in the library, except that what is given to `mutate` is called even if the component has gone
 * meanwhile. A write often ends with its list read again, and the list then takes the very button away
 * that was pressed: the library would say nothing, and nobody would learn that it worked.
 */
export function useMutation<Data = unknown, Failure = DefaultError, Variables = void>(
  options: UseMutationOptions<Data, Failure, Variables>,
): MutationResult<Data, Failure, Variables> {
  const mutation = useLibraryMutation(options);
  const { mutateAsync } = mutation;
  const mutate = useCallback(
    (variables: Variables, outcome: MutationOutcome<Data, Failure> = {}) => {
      void mutateAsync(variables)
        // A failure that nobody listens for here stands in `error` all the same.
        .then(outcome.onSuccess, outcome.onError ?? ignore)
        .finally(outcome.onSettled);
    },
    [mutateAsync],
  );
  return { ...mutation, mutate, mutateAsync };
}
