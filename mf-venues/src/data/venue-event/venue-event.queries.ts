import { useBackend, useSession, useWrite } from '@spotlight/shared/contract';
import { keepPreviousData, useQuery } from '@spotlight/shared/vendor/query';
import { venueKeys } from '../venue/venue.keys';
import { venueEventKeys } from './venue-event.keys';
import { answerVenueEvent, listVenueEvents } from './venue-event.repository';
import type { VenueEventFilters } from './venue-event.schema';

export function useVenueEvents(filters: VenueEventFilters) {
  const backend = useBackend();
  const userId = useSession().user?.id ?? '';
  return useQuery({
    queryKey: venueEventKeys.list(filters, userId),
    queryFn: ({ signal }) => listVenueEvents(backend, filters, signal),
    placeholderData: keepPreviousData,
    enabled: userId !== '',
  });
}

/** Answers an event; the page of the venue lists it, or does so no more. */
export const useAnswerVenueEvent = () =>
  useWrite(answerVenueEvent, { touches: [venueEventKeys.all, venueKeys.all] });
