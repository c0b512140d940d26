import { useBackend, type PrefetchContext } from '@spotlight/shared/contract';
import { queryOptions, useQuery } from '@spotlight/shared/vendor/query';
import type { Backend } from '@spotlight/shared/data';
import { siteContentKeys } from './site-content.keys';

/** Asked for after the first paint, so its code and zod are kept out of the main script. */
const loadRepository = () =>
  import(/* webpackChunkName: "site-content" */ './site-content.repository');

const MINUTE_MS = 60_000;

const brandImagesQuery = (backend: Backend) =>
  queryOptions({
    queryKey: siteContentKeys.brandImages,
    queryFn: async () => (await loadRepository()).getBrandImages(backend),
    staleTime: MINUTE_MS,
    retry: false,
  });

type SitePage = 'home' | 'about' | 'all';

const sitePageQuery = (backend: Backend, page: SitePage) =>
  queryOptions({
    queryKey: siteContentKeys.page(page),
    queryFn: async () => (await loadRepository()).getSitePage(backend, page),
    staleTime: MINUTE_MS,
    retry: false,
  });

/** Addresses of logo and icon; undefined while they are not known, null where none is uploaded. */
export const useBrandImages = (isEnabled: boolean) =>
  useQuery({ ...brandImagesQuery(useBackend()), enabled: isEnabled }).data;

/** What the back office says on a page; undefined while it is not known, and when it cannot be read. */
export const useSitePage = (page: SitePage, isEnabled = true) =>
  useQuery({ ...sitePageQuery(useBackend(), page), enabled: isEnabled }).data;

/** Reads it ahead of the page's first picture. */
export const prefetchSitePage = (
  { backend, queryClient }: Pick<PrefetchContext, 'backend' | 'queryClient'>,
  page: SitePage,
): Promise<void> => queryClient.prefetchQuery(sitePageQuery(backend, page));
