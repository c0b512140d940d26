import { callFunction, query, type Backend } from '@spotlight/shared/data';
import * as z from '@spotlight/shared/vendor/zod';
import type { CalendarType } from '../booking/calendar.schema';

/** Calendars that somebody has as a person. */
export type PersonalFeed = 'tickets' | 'organized' | 'saved' | 'follows' | 'duties';

/** What an address tells: an own calendar of a venue or a performer, or one of a person. */
export type FeedOf = { type: CalendarType; id: string } | { type: PersonalFeed; id: null };

/** A new secret address; the former one dies. @throws AppError */
export const createFeed = (backend: Backend, { type, id }: FeedOf) =>
  callFunction(
    backend,
    'create_calendar_feed',
    { p_scope: type, p_id: id },
    z.row({ token: z.string() }),
  );

/** Ends the address. @throws AppError */
export const revokeFeed = (backend: Backend, { type, id }: FeedOf) =>
  callFunction(backend, 'revoke_calendar_feed', { p_scope: type, p_id: id }, z.object({}));

const feedsSchema = z.array(z.row({ scope: z.string(), createdAt: z.string() }));

/** The calendars of a person that have an address, and since when. @throws AppError */
export const listPersonalFeeds = (backend: Backend) =>
  query(
    backend,
    (rest) =>
      rest
        .from('calendar_feeds')
        .select('scope, created_at')
        .is('resource_id', null)
        .is('revoked_at', null),
    feedsSchema,
  );
