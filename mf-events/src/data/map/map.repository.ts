import { query, type Backend } from '@spotlight/shared/data';
import { serverNow } from '@spotlight/shared/format';
import type { DateSpan } from '../event/event-list.repository';
import { mapEventsSchema } from './map.schema';

const COLUMNS =
  'id,title,date,time,time_undecided,ends_at,location,city,lat,lng,category,image_url,poster_line,price';

/** Reads the next `limit` public events with their locations, within days when `span` is given. */
export function listMapEvents(
  backend: Backend,
  span: DateSpan | null,
  limit: number,
  signal?: AbortSignal,
) {
  return query(
    backend,
    (rest) => {
      let request = rest
        .from('events')
        .select(COLUMNS)
        .eq('status', 'approved')
        .gt('ends_at', new Date(serverNow()).toISOString());
      if (span) request = request.gte('ends_at', `${span.from}T00:00:00+08:00`);
      if (span?.to) request = request.lte('date', span.to);
      const ordered = request.order('starts_at').order('id').limit(limit);
      return signal ? ordered.abortSignal(signal) : ordered;
    },
    mapEventsSchema,
  );
}
