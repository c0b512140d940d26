import { useBackend, useSession } from '@spotlight/shared/contract';
import { useQuery } from '@spotlight/shared/vendor/query';
import { pageOf } from '../../room/page-of.rules';
import { adCatalogueKeys } from './ad-catalogue.keys';
import { readAdCatalogue } from './ad-catalogue.repository';
import type { CatalogueFilters } from './ad-catalogue.rules';
import type { AdCatalogue } from './ad-catalogue.schema';

/** The whole catalogue, narrowed to what a room shows of it. */
function useCatalogueOf<Shown>(select: (catalogue: AdCatalogue) => Shown) {
  const backend = useBackend();
  const userId = useSession().user?.id ?? '';
  return useQuery({
    queryKey: adCatalogueKeys.whole(userId),
    queryFn: ({ signal }) => readAdCatalogue(backend, signal),
    staleTime: 30_000,
    select,
  });
}

export const usePlacements = (filters: CatalogueFilters) =>
  useCatalogueOf(({ placements, mayManage }) => ({ ...pageOf(placements, filters), mayManage }));

export const useAdProducts = (filters: CatalogueFilters) =>
  useCatalogueOf(({ products, mayManage }) => ({ ...pageOf(products, filters), mayManage }));

/** Every placement that something can be sold of. */
export const usePlacementChoices = () => useCatalogueOf(({ placements }) => placements);
