import { taipeiDay, taipeiTime } from '@spotlight/shared/format';
import type * as z from '@spotlight/shared/vendor/zod';
import type { stagedPerformerSchema, VenueLocation } from '../stage/stage.schema';
import type { EventForm } from './event-form.schema';
import { lineUpLimits } from './line-up.rules';
import { placeOf } from './place-of.rules';

/** What an address can say of an event before there is one. */
export interface EventStart {
  venueId: string | null;
  performerIds: readonly string[];
  /** ISO 8601, or `null`. */
  startAt: string | null;
  endAt: string | null;
}

const isId = (id: string) => /^[0-9a-f-]{36}$/i.test(id);
const momentIn = (params: URLSearchParams, name: string) => {
  const moment = params.get(name) ?? '';
  return Number.isNaN(Date.parse(moment)) ? null : moment;
};

/** Reads where and with whom an event shall be from an address that anybody may have written; `null`: neither. */
export function readEventStart(params: URLSearchParams): EventStart | null {
  const venueId = params.get('venue');
  const performerIds = [...new Set((params.get('performers') ?? '').split(',').filter(isId))];
  const start = {
    venueId: venueId && isId(venueId) ? venueId : null,
    performerIds: performerIds.slice(0, lineUpLimits.performers),
    startAt: momentIn(params, 'from'),
    endAt: momentIn(params, 'to'),
  };
  return start.venueId || start.performerIds.length > 0 ? start : null;
}

/** The fields that follow; what cannot be found is left for its owner to fill in. */
export const startOf = (
  { startAt, endAt }: EventStart,
  venue: VenueLocation | null,
  performers: readonly z.infer<typeof stagedPerformerSchema>[],
): Partial<EventForm> => ({
  ...(venue && placeOf(venue)),
  performers: performers.flatMap((each) =>
    each
      ? [
          {
            id: each.id,
            name: each.performerName,
            category: each.category,
            imageUrl: each.profileImageUrl,
          },
        ]
      : [],
  ),
  ...(startAt && { date: taipeiDay(startAt), time: taipeiTime(startAt) }),
  ...(startAt &&
    endAt &&
    endAt > startAt && { endsAt: `${taipeiDay(endAt)}T${taipeiTime(endAt)}` }),
});
