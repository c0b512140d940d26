import { useBackend } from '@spotlight/shared/contract';
import { keepPreviousData, queryOptions, useQuery } from '@spotlight/shared/vendor/query';
import type { Backend } from '@spotlight/shared/data';
import { suggestionKeys } from './suggestion.keys';
import { readSuggestions } from './suggestion.repository';

const suggestionsQuery = (backend: Backend, typed: string) =>
  queryOptions({
    queryKey: suggestionKeys.of(typed),
    queryFn: ({ signal }) => readSuggestions(backend, typed, signal),
    enabled: typed !== '',
    // A guess that does not come is not worth a second request while somebody goes on typing.
    retry: false,
    placeholderData: typed ? keepPreviousData : undefined,
  });

/** Suggestions for what is typed; a request that is overtaken by the next character is given up. */
export const useSuggestions = (typed: string) => useQuery(suggestionsQuery(useBackend(), typed));
