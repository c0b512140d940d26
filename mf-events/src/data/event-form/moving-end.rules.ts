import type { EventForm } from './event-form.schema';

type Moments = Pick<EventForm, 'date' | 'time' | 'endsAt'>;

const MINUTE_MS = 60_000;
/** `YYYY-MM-DDTHH:MM` as if it were UTC: only differences are made of it. */
const millis = (local: string) => Date.parse(`${local}:00Z`);

/**
 * The form after `changes`. An end that has been said keeps its distance from the beginning when that
 * moves: an event put off by a week still lasts three hours.
 */
export function withMovedEnd<Form extends Moments>(form: Form, changes: Partial<Form>): Form {
  const next = { ...form, ...changes };
  const isMoved = next.date !== form.date || next.time !== form.time;
  if (!isMoved || !form.endsAt || next.endsAt !== form.endsAt) return next;
  const moved = millis(`${next.date}T${next.time}`) - millis(`${form.date}T${form.time}`);
  // A date that is being typed is none for a moment.
  if (!Number.isFinite(moved) || Math.abs(moved) < MINUTE_MS) return next;
  return { ...next, endsAt: new Date(millis(form.endsAt) + moved).toISOString().slice(0, 16) };
}
