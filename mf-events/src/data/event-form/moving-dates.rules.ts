import { toLocal } from '@spotlight/shared/event-form/rules';
import type { SavedForm } from './draft.rules';
import type { EventForm } from './event-form.schema';

type Moments = Pick<EventForm, 'date' | 'time' | 'endsAt' | 'answersCloseAt' | 'types'>;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** `YYYY-MM-DDTHH:MM` as if it were UTC: only differences are made of it. */
const millis = (local: string) => Date.parse(`${local}:00Z`);
const startOf = ({ date, time }: Pick<Moments, 'date' | 'time'>) =>
  millis(`${date}T${time.slice(0, 5)}`);
const later = (local: string, by: number) =>
  local && new Date(millis(local) + by).toISOString().slice(0, 16);

/** The beginning and the ends of sales that the server has. */
function savedSales({ event, types }: SavedForm) {
  if (event === '' || types === '') return null;
  const start = startOf(JSON.parse(event) as { date: string; time: string });
  const sales = JSON.parse(types) as { id?: string; saleEndAt?: string | null }[];
  return Number.isNaN(start)
    ? null
    : { start, ends: new Map(sales.map(({ id, saleEndAt }) => [id, toLocal(saleEndAt)])) };
}

/**
 * The form after `changes`. What has been said by the beginning keeps its distance from it when that moves: an event
 * put off by a week still lasts three hours. Sales that the server has move as it moves them
 * (`private.move_dates_along()`), counted from what it has: a date that is being typed goes through years.
 */
export function withMovedDates<Form extends Moments>(
  form: Form,
  changes: Partial<Form>,
  saved: SavedForm,
  now = Date.now(),
): Form {
  const next = { ...form, ...changes };
  const [from, to] = [startOf(form), startOf(next)];
  // A date that is being typed is none for a moment.
  if (!Number.isFinite(to - from) || Math.abs(to - from) < MINUTE_MS) return next;
  const known = savedSales(saved);
  const endOf = (id: string | null, start: number) => {
    const end = known && id ? known.ends.get(id) : undefined;
    if (!known || !end) return null;
    const isOver = Date.parse(`${end}:00+08:00`) <= now && millis(end) <= known.start - DAY_MS;
    return isOver ? end : later(end, start - known.start);
  };
  return {
    ...next,
    ...(next.endsAt === form.endsAt && { endsAt: later(form.endsAt, to - from) }),
    ...(next.answersCloseAt === form.answersCloseAt && {
      answersCloseAt: later(form.answersCloseAt, to - from),
    }),
    types: next.types.map((type) => {
      // Said otherwise since then: it stays.
      if (!type.saleEnd || type.saleEnd !== endOf(type.id, from)) return type;
      return { ...type, saleEnd: endOf(type.id, to) ?? type.saleEnd };
    }),
  };
}
