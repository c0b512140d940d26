import { callFunction, query, type Backend } from '@spotlight/shared/data';
import * as z from '@spotlight/shared/vendor/zod';
import type { CalendarType } from '../booking/calendar.schema';

/** What an address tells: an own calendar, or what comes of those whom somebody follows. */
export type FeedOf = { type: CalendarType; id: string } | { type: 'follows'; id: null };

/** A new secret address; the former one dies. */
export const createFeed = (backend: Backend, { type, id }: FeedOf) =>
  callFunction(
    backend,
    'create_calendar_feed',
    { p_scope: type, p_id: id },
    z.row({ token: z.string() }),
  );

/** Ends the address. */
export const revokeFeed = (backend: Backend, { type, id }: FeedOf) =>
  callFunction(backend, 'revoke_calendar_feed', { p_scope: type, p_id: id }, z.object({}));

const feedsSchema = z.array(z.row({ createdAt: z.string() }));

/** Since when there is an address for those whom somebody follows; null without one. */
export const readFeedSince = (backend: Backend) =>
  query(
    backend,
    (rest) =>
      rest
        .from('calendar_feeds')
        .select('created_at')
        .eq('scope', 'follows')
        .is('revoked_at', null),
    feedsSchema,
  ).then(([feed]) => feed?.createdAt ?? null);
