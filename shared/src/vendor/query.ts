/**
 * The part of TanStack Query that this product uses.
 *
 * Shared libraries are imported through small façades like this one: the shell provides the façade
 * as a federated singleton, and because it names what it re-exports, sharing it does not switch off
 * tree-shaking of the library behind it. A name missing here is a type error in the importer: add it
 * here, then release the shell before the remote that uses it.
 */
export {
  QueryClient,
  QueryClientProvider,
  keepPreviousData,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export type { QueryKey, UseQueryResult } from '@tanstack/react-query';

/** Package and entity first: a key of a whole package would read everything again for one change. */
declare module '@tanstack/react-query' {
  interface Register {
    queryKey: readonly [owner: string, entity: string, ...parts: unknown[]];
  }
}
export { useMutation, type MutationOutcome, type MutationResult } from './use-mutation';
