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

declare const builtByEntityKey: unique symbol;

/** Package and entity first: a key of a whole package would read everything again for one change. */
export type EntityKey = readonly [owner: string, entity: string, ...parts: unknown[]] & {
  readonly [builtByEntityKey]: true;
};

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: EntityKey;
  }
}

/**
 * Builds the keys of an entity, and is the only way to build one: a key that is written by hand where it is
 * used is a type error, because nobody would find it when the entity changes.
 *
 * @example
 * const key = entityKey('venues', 'venue');
 * export const venueKeys = { all: key(), detail: (id: string) => key('detail', id) };
 */
export const entityKey =
  (owner: string, entity: string) =>
  (...parts: readonly unknown[]): EntityKey =>
    [owner, entity, ...parts] as unknown as EntityKey;

export { useMutation, type MutationOutcome, type MutationResult } from './use-mutation';
