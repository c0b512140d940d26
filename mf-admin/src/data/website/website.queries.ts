import { useBackend } from '@spotlight/shared/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@spotlight/shared/vendor/query';
import { useEffect } from 'react';
import { checkStorage } from './storage.repository';
import { websiteKeys } from './website.keys';
import {
  listBanners,
  listCandidates,
  listFeatured,
  listImages,
  listTexts,
} from './website.repository';
import type { FeaturedType } from './website.schema';

export function useSiteTexts() {
  const backend = useBackend();
  return useQuery({ queryKey: websiteKeys.texts, queryFn: () => listTexts(backend), staleTime: 0 });
}

/** Reads the texts anew, for who was told that somebody else was faster. */
export function useTextsNow() {
  const backend = useBackend();
  const queryClient = useQueryClient();
  return () =>
    queryClient.fetchQuery({
      queryKey: websiteKeys.texts,
      queryFn: () => listTexts(backend),
      staleTime: 0,
    });
}

export function useSiteImages() {
  const backend = useBackend();
  return useQuery({
    queryKey: websiteKeys.images,
    queryFn: () => listImages(backend),
    staleTime: 0,
  });
}

export function useBanners() {
  const backend = useBackend();
  return useQuery({
    queryKey: websiteKeys.banners,
    queryFn: ({ signal }) => listBanners(backend, signal),
    staleTime: 0,
  });
}

export function useFeatured(type: FeaturedType) {
  const backend = useBackend();
  return useQuery({
    queryKey: websiteKeys.featuredOf(type),
    queryFn: ({ signal }) => listFeatured(backend, type, signal),
    staleTime: 0,
  });
}

/** Fifty at most; the choice stays while more is typed. */
export function useCandidates(type: FeaturedType, words: string) {
  const backend = useBackend();
  return useQuery({
    queryKey: websiteKeys.candidates(type, words),
    queryFn: ({ signal }) => listCandidates(backend, type, words, signal),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** Asks once whether banners can be stored; a failure is only written to the console. */
export function useStorageCheck() {
  const backend = useBackend();
  useEffect(() => {
    void checkStorage(backend).then((fault) => {
      if (fault) console.warn(`banners cannot be stored: ${fault}`);
    });
  }, [backend]);
}
