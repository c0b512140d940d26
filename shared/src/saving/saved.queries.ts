import { useBackend, useSession, useWrite } from '@spotlight/shared/contract';
import { useQuery } from '@spotlight/shared/vendor/query';
import { savedKeys } from './saved.keys';
import { changeSaved, listSavedIds } from './saved.repository';
import type { SavableType } from './saved.schema';

/** The ids of all that the visitor saved of a kind; `undefined` while nobody knows, or nobody is signed in. */
export function useSavedIds(type: SavableType): readonly string[] | undefined {
  const backend = useBackend();
  const { user } = useSession();
  const query = useQuery({
    queryKey: savedKeys.idsOf(type, user?.id ?? ''),
    queryFn: ({ signal }) => listSavedIds(backend, type, signal),
    enabled: user !== null,
  });
  return user === null ? undefined : query.data;
}

/** Saves a thing, or no longer. A list of saved ones keeps it in view, so that a slip can be taken back. */
export const useChangeSaved = (type: SavableType) =>
  useWrite(changeSaved, { touches: [savedKeys.ids(type)] });
