import { useBackend, useSession } from '@spotlight/shared/contract';
import { keepPreviousData, useQuery } from '@spotlight/shared/vendor/query';
import { ownProductKeys } from './own-product.keys';
import { getOwnProduct, listOwnProducts, type OwnProductRequest } from './own-product.repository';

/** One page of what a performer sells, in every state. */
export function useOwnProducts(request: OwnProductRequest) {
  const backend = useBackend();
  const { user } = useSession();
  return useQuery({
    queryKey: ownProductKeys.list(user?.id ?? '', request),
    queryFn: ({ signal }) => listOwnProducts(backend, request, signal),
    enabled: user !== null,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** One thing with its form; asks nothing while nobody is signed in. */
export function useOwnProduct(id: string) {
  const backend = useBackend();
  const { user } = useSession();
  return useQuery({
    queryKey: ownProductKeys.one(user?.id ?? '', id),
    queryFn: ({ signal }) => getOwnProduct(backend, id, signal),
    enabled: user !== null,
    staleTime: 0,
  });
}
