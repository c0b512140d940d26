import { callFunction, readFunction, toColumns, type Backend } from '@spotlight/shared/data';
import {
  eventCancellationSchema,
  eventChangeSchema,
  eventReceiptSchema,
  foundVenuesSchema,
  foundPerformersSchema,
  fullEventSchema,
  organizersSchema,
} from './event-form.schema';
import type { EventEntry, EventVersion } from './event-form.rules';

/** All that the form edits. @throws AppError `NOT_FOUND` */
export const readEvent = (backend: Backend, id: string, signal?: AbortSignal) =>
  readFunction(backend, 'event_for_editing', { p_event_id: id }, fullEventSchema, signal);

/** What is saved, on what, and what was agreed to. */
export interface SaveInput {
  /** null: a new draft of the organizer in the entry. */
  on: EventVersion | null;
  entry: EventEntry;
  /** The form's own, so that what is sent twice is saved once. */
  clientKey: string;
  /** What others are told by it, as it was looked at. */
  agreed: readonly string[];
}

/** @throws AppError `STALE_VERSION`, `NOT_AGREED`, `INVALID_STATE`, `MOVED_TOO_NEAR`, `INVALID_INPUT` */
export const saveEvent = (backend: Backend, { on, entry, clientKey, agreed }: SaveInput) =>
  callFunction(
    backend,
    'admin_save_event',
    {
      p_event_id: on?.id ?? null,
      p_version: on?.version ?? null,
      p_event: toColumns(entry.columns),
      p_types: entry.types && toColumns(entry.types),
      p_organizer_id: entry.organizerId,
      p_reason: entry.reason,
      p_client_key: clientKey,
      p_agreed: agreed,
    },
    fullEventSchema,
  );

/** Whom a change would concern, without making it. */
export const previewEventChange = (
  backend: Backend,
  { on, entry, clientKey }: { on: EventVersion; entry: EventEntry; clientKey: string },
) =>
  callFunction(
    backend,
    'preview_event_change',
    {
      p_event_id: on.id,
      p_version: on.version,
      p_event: toColumns(entry.columns),
      p_types: entry.types && toColumns(entry.types),
      p_client_key: clientKey,
    },
    eventChangeSchema,
  );

/** Whom it would concern to call an event off, without doing so. */
export const previewEventCancellation = (backend: Backend, id: string) =>
  callFunction(backend, 'preview_event_cancellation', { p_event_id: id }, eventCancellationSchema);

/** Calls an event off: everything that was paid goes back. @throws AppError `STALE_VERSION` */
export const cancelEvent = (backend: Backend, input: EventVersion & { reason: string }) =>
  callFunction(
    backend,
    'cancel_event',
    { p_event_id: input.id, p_reason: input.reason, p_version: input.version },
    eventReceiptSchema,
  );

/** Sends it to be looked at. @throws AppError `PAYOUT_ACCOUNT_MISSING`, `INVALID_INPUT` */
export const submitEvent = (backend: Backend, { id, version }: EventVersion) =>
  callFunction(backend, 'submit_event', { p_event_id: id, p_version: version }, eventReceiptSchema);

/** For good; only what nobody has to do with. @throws AppError `INVALID_STATE` */
export const deleteEvent = (backend: Backend, { id, reason }: { id: string; reason: string }) =>
  callFunction(backend, 'delete_event', { p_event_id: id, p_reason: reason }, eventReceiptSchema);

/** Accounts that events can belong to, by words of their name or by their whole address. */
export const findOrganizers = (backend: Backend, words: string, signal?: AbortSignal) =>
  readFunction(backend, 'admin_find_organizers', { p_query: words }, organizersSchema, signal);

/** As many results as one looks through before typing on. */
const RESULTS = 6;

export const findVenues = (backend: Backend, words: string, signal?: AbortSignal) =>
  readFunction(
    backend,
    'search_venues',
    { p_query: words, p_page_size: RESULTS },
    foundVenuesSchema,
    signal,
  );

export const findPerformers = (backend: Backend, words: string, signal?: AbortSignal) =>
  readFunction(
    backend,
    'search_performers',
    { p_query: words, p_page_size: RESULTS },
    foundPerformersSchema,
    signal,
  );
