import { useBackend, type PrefetchContext } from '@spotlight/shared/contract';
import type { Backend } from '@spotlight/shared/data';
import { keepPreviousData, queryOptions, useQuery } from '@spotlight/shared/vendor/query';
import { adProductKeys } from './ad-product.keys';
import {
  getAdProduct,
  listAdProducts,
  quoteAdProduct,
  type QuoteRequest,
} from './ad-product.repository';

const adProductsQuery = (backend: Backend) =>
  queryOptions({
    queryKey: adProductKeys.list,
    queryFn: ({ signal }) => listAdProducts(backend, signal),
  });

export const useAdProducts = () => useQuery(adProductsQuery(useBackend()));

/** Reads the products ahead of their first picture. */
export const prefetchAdProducts = ({ backend, queryClient }: PrefetchContext): Promise<void> =>
  queryClient.prefetchQuery(adProductsQuery(backend));

/** A product with the free slots of a month; the month before stays until this one is there. */
export function useAdProduct(id: string, month: { from: string; to: string }) {
  const backend = useBackend();
  return useQuery({
    queryKey: adProductKeys.detail(id, month.from),
    queryFn: ({ signal }) => getAdProduct(backend, { id, ...month }, signal),
    placeholderData: keepPreviousData,
  });
}

/** What days cost; asks nothing before they are chosen. Never stale: prices and slots are of now. */
export function useAdQuote(request: QuoteRequest | null) {
  const backend = useBackend();
  return useQuery({
    queryKey: request ? adProductKeys.quote(request) : adProductKeys.all,
    queryFn: ({ signal }) => (request ? quoteAdProduct(backend, request, signal) : null),
    enabled: request !== null,
    retry: false,
    staleTime: 0,
  });
}
