import { callFunction, readFunction, type Backend } from '@spotlight/shared/data';
import { commonTimeSchema, performerNameSchema, requestsSchema } from './common-time.schema';
import type { WantedTogether } from './together-filters.rules';

/** When all of them are free, and what that costs. */
export const findCommonTime = (backend: Backend, wanted: WantedTogether, signal?: AbortSignal) =>
  readFunction(
    backend,
    'common_free_time',
    {
      p_venue_ids: wanted.venues,
      p_performer_ids: wanted.performers,
      p_from: wanted.from,
      p_until: wanted.until,
      p_opens: wanted.opens,
      p_closes: wanted.closes,
      p_duration: wanted.minutes,
      p_attendees: wanted.people,
    },
    commonTimeSchema,
    signal,
  );

/** Who a performer is, for somebody who came with an id; `null` when there is none to see. */
export const getPerformerName = (backend: Backend, id: string, signal?: AbortSignal) =>
  readFunction(backend, 'get_performer', { p_id: id }, performerNameSchema, signal);

/** One form, as it is handed over. */
export interface RequestTogether {
  venues: readonly string[];
  performers: readonly string[];
  startAt: string;
  endAt: string;
  people: number;
  purpose: string;
  message: string | null;
  contactName: string;
  contactPhone: string;
  contactEmail: string;
  /** By id of the venue what was shown; another price by now is refused as PRICE_CHANGED. */
  expectedTotals: Readonly<Record<string, number>>;
  /** The same for a second press of the same form. */
  idempotencyKey: string;
}

/**
 * Asks all of them for the same hours, or nobody.
 * @throws AppError `SLOT_TAKEN` when one of them has the hours no more, `PRICE_CHANGED`
 */
export const requestTogether = (backend: Backend, request: RequestTogether) =>
  callFunction(
    backend,
    'request_together',
    {
      p_venue_ids: request.venues,
      p_performer_ids: request.performers,
      p_start_at: request.startAt,
      p_end_at: request.endAt,
      p_attendees: request.people,
      p_purpose: request.purpose,
      p_performance_type: request.purpose,
      p_message: request.message,
      p_contact_name: request.contactName,
      p_contact_phone: request.contactPhone,
      p_contact_email: request.contactEmail,
      p_expected_totals: request.expectedTotals,
      p_idempotency_key: request.idempotencyKey,
    },
    requestsSchema,
  );
