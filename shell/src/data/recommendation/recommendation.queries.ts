import { useBackend, useSession, useWrite } from '@spotlight/shared/contract';
import { useQuery } from '@spotlight/shared/vendor/query';
import { recommendationKeys } from './recommendation.keys';
import {
  hideRecommendation,
  listRecommendations,
  matchPerformers,
  matchVenues,
} from './recommendation.repository';

/** Events that suit the signed-in person. */
export function useRecommendations() {
  const backend = useBackend();
  const { user } = useSession();
  return useQuery({
    queryKey: recommendationKeys.events(user?.id ?? ''),
    queryFn: () => listRecommendations(backend),
    enabled: user !== null,
  });
}

/** Performers for an own venue. */
export function usePerformerMatches(venueId: string) {
  const backend = useBackend();
  return useQuery({
    queryKey: recommendationKeys.performers(venueId),
    queryFn: ({ signal }) => matchPerformers(backend, venueId, signal),
  });
}

/** Venues for an own performer. */
export function useVenueMatches(performerId: string) {
  const backend = useBackend();
  return useQuery({
    queryKey: recommendationKeys.venues(performerId),
    queryFn: ({ signal }) => matchVenues(backend, performerId, signal),
  });
}

/** 不感興趣: an event is shown no more. */
export const useHideRecommendation = () =>
  useWrite(hideRecommendation, { touches: [recommendationKeys.all] });
