import { callFunction, readFunction, type Backend } from '@spotlight/shared/data';
import { HOST_PAGE_SIZE } from '../own-venue/host-filters.rules';
import {
  answeredEventSchema,
  namedEventPageSchema,
  type NamedEvent,
  type VenueEventFilters,
} from './venue-event.schema';

/** Reads a page of the events that name own venues; what waits for an answer comes first. */
export const listVenueEvents = (
  backend: Backend,
  { state, venue, page }: VenueEventFilters,
  signal?: AbortSignal,
) =>
  readFunction(
    backend,
    'my_venue_events',
    {
      p_venue_id: venue,
      p_state: state,
      p_page: page,
      p_page_size: HOST_PAGE_SIZE,
    },
    namedEventPageSchema,
    signal,
  );

/** An answer to an event as it was read. */
export interface VenueEventAnswer {
  event: Pick<NamedEvent, 'id' | 'version'>;
  answer: 'consented' | 'objected';
  /** Why not; the organizer and the administrators read it. */
  reason: string | null;
}

/**
 * Consents to an event, or objects; the last answer holds.
 * @throws AppError `STALE_VERSION` when the event was changed since it was read
 */
export const answerVenueEvent = (backend: Backend, { event, answer, reason }: VenueEventAnswer) =>
  callFunction(
    backend,
    'answer_venue_event',
    { p_event_id: event.id, p_version: event.version, p_answer: answer, p_reason: reason },
    answeredEventSchema,
  );
