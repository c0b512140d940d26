import { callFunction, readFunction, type Backend } from '@spotlight/shared/data';
import * as z from '@spotlight/shared/vendor/zod';
import {
  performerMatchesSchema,
  recommendationsSchema,
  venueMatchesSchema,
} from './recommendation.schema';

/** Reads the events that suit the signed-in person; they are chosen anew once a day. @throws AppError */
export const listRecommendations = (backend: Backend) =>
  callFunction(backend, 'my_recommendations', {}, recommendationsSchema);

/** Takes an event out of the list, for good. @throws AppError */
export const hideRecommendation = (backend: Backend, id: string) =>
  callFunction(
    backend,
    'give_recommendation_feedback',
    { p_entity_id: id, p_kind: 'hide' },
    z.unknown(),
  );

/** Reads performers who are free when a venue is. @throws AppError */
export const matchPerformers = (backend: Backend, venueId: string, signal?: AbortSignal) =>
  readFunction(backend, 'smart_matches', { p_venue_id: venueId }, performerMatchesSchema, signal);

/** Reads venues that are free when a performer is. @throws AppError */
export const matchVenues = (backend: Backend, performerId: string, signal?: AbortSignal) =>
  readFunction(
    backend,
    'smart_matches',
    { p_performer_id: performerId },
    venueMatchesSchema,
    signal,
  );
