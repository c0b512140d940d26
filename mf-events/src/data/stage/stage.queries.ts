import { useBackend, useWrite } from '@spotlight/shared/contract';
import { keepPreviousData, useQuery } from '@spotlight/shared/vendor/query';
import { stageKeys } from './stage.keys';
import { findPerformers, findVenues, getVenueLocation } from './stage.repository';

const FRESH_MS = 60_000;

/** Performers whose name or style has these words; nothing is asked before there are any. */
export function useFoundPerformers(words: string) {
  const backend = useBackend();
  return useQuery({
    queryKey: stageKeys.performers(words),
    queryFn: async ({ signal }) => (await findPerformers(backend, words, signal)).items,
    enabled: words !== '',
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  });
}

/** Venues whose name or address has these words; nothing is asked before there are any. */
export function useFoundVenues(words: string) {
  const backend = useBackend();
  return useQuery({
    queryKey: stageKeys.venues(words),
    queryFn: async ({ signal }) => (await findVenues(backend, words, signal)).items,
    enabled: words !== '',
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  });
}

/** Reads where the chosen venue is. */
export const useVenueLocation = () =>
  useWrite((backend, id: string) => getVenueLocation(backend, id));
