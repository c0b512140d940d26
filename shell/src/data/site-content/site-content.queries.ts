import { useBackend } from '@spotlight/shared/contract';
import { queryOptions, useQuery } from '@spotlight/shared/vendor/query';
import type { Backend } from '@spotlight/shared/data';
import { siteContentKeys } from './site-content.keys';

/** Asked for after the first paint, so its code and zod are kept out of the main script. */
const loadRepository = () =>
  import(/* webpackChunkName: "site-content" */ './site-content.repository');

/** Texts and pictures that the back office changes a few times a year. */
const HOUR_MS = 60 * 60 * 1000;

const logoQuery = (backend: Backend) =>
  queryOptions({
    queryKey: siteContentKeys.logo,
    queryFn: async () => (await loadRepository()).getLogoUrl(backend),
    staleTime: HOUR_MS,
    retry: false,
  });

const siteTextQuery = (backend: Backend, key: string) =>
  queryOptions({
    queryKey: siteContentKeys.text(key),
    queryFn: async () => (await loadRepository()).getSiteText(backend, key),
    staleTime: HOUR_MS,
    retry: false,
  });

/** Address of the logo; undefined while it is not known, null when the text brand shall stand. */
export const useLogoUrl = (isEnabled: boolean) =>
  useQuery({ ...logoQuery(useBackend()), enabled: isEnabled }).data;

/** A text of the back office; undefined while it is not known, null when there is none. */
export const useSiteText = (key: string, isEnabled: boolean) =>
  useQuery({ ...siteTextQuery(useBackend(), key), enabled: isEnabled }).data;
