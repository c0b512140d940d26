import { readFunction, type Backend } from '@spotlight/shared/data';
import type { CalendarType } from './calendar.schema';
import { ownCalendarSchema } from './own-calendar.schema';

/** Reads an own calendar with everything that lies in it. */
export const getOwnCalendar = (
  backend: Backend,
  { type, id, from, to }: { type: CalendarType; id: string; from: string; to: string },
  signal?: AbortSignal,
) =>
  readFunction(
    backend,
    'my_calendar',
    { p_type: type, p_id: id, p_from: from, p_to: to },
    ownCalendarSchema,
    signal,
  );
