import { useBackend } from '@spotlight/shared/contract';
import { cityLabel, performerCategoryLabel, venueTypeLabel } from '@spotlight/shared/format';
import { entityKey, keepPreviousData, useQuery } from '@spotlight/shared/vendor/query';
import { findPerformers, findVenues } from './found.repository';
import type { FoundPerformer, FoundVenue } from './found.schema';

const key = entityKey('shared', 'found');
const FRESH_MS = 60_000;

const noteOf = (...parts: (string | null)[]) => parts.filter(Boolean).join('・');

const asResult = (found: FoundPerformer) => ({
  ...found,
  name: found.performerName,
  note: noteOf(
    found.category && performerCategoryLabel(found.category),
    found.city && cityLabel(found.city),
  ),
});

const asVenueResult = (found: FoundVenue) => ({
  ...found,
  note: noteOf(
    found.type && venueTypeLabel(found.type),
    found.city && cityLabel(found.city),
    found.district,
  ),
});

/** Performers whose name or style has these words, as results of a `Finder`; nothing is asked before there are any. */
export function useFoundPerformers(words: string) {
  const backend = useBackend();
  return useQuery({
    queryKey: key('performers', words),
    queryFn: async ({ signal }) =>
      (await findPerformers(backend, words, signal)).items.map(asResult),
    enabled: words !== '',
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  });
}

/** Venues whose name or address has these words, as results of a `Finder`; nothing is asked before there are any. */
export function useFoundVenues(words: string) {
  const backend = useBackend();
  return useQuery({
    queryKey: key('venues', words),
    queryFn: async ({ signal }) =>
      (await findVenues(backend, words, signal)).items.map(asVenueResult),
    enabled: words !== '',
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  });
}
