import type { CheckedForm, Faults } from './event-faults.rules';
import { columnsOf, typesOf } from './event-form.rules';
import type { EventForm } from './event-form.schema';

/** What the server has of a form, as the two writes send it. */
export interface SavedForm {
  event: string;
  types: string;
  date: string;
}

export const nothingSaved: SavedForm = { event: '', types: '', date: '' };

/** The form as it is written; what is wrong now and can wait is left out. */
export const writtenOf = (form: EventForm, faults: Faults = {}): SavedForm => ({
  event: JSON.stringify(columnsOf(form, faults)),
  types: JSON.stringify(typesOf(form)),
  date: form.date,
});

/** What of a form has not been written, and what of that can be. */
export function dueOf(form: EventForm, checked: CheckedForm, saved: SavedForm) {
  const written = writtenOf(form, checked.all);
  const isEventDue = written.event !== saved.event;
  const areTypesChanged = written.types !== saved.types;
  const areTypesDue = areTypesChanged && checked.canSaveTypes;
  return {
    written,
    isEventDue,
    areTypesDue,
    isChanged: isEventDue || areTypesChanged || checked.isHoldingBack,
    isDue: checked.canSaveEvent && (isEventDue || areTypesDue),
    faults: checked.all,
  };
}

/** What of a form has not been written. */
export type Due = ReturnType<typeof dueOf>;

/** What the server has once the columns of a form are written: a day that waits is not there yet. */
export function savedWith(before: SavedForm, written: SavedForm, faults: Faults): SavedForm {
  const isDateHeldBack = written.date !== '' && 'date' in faults;
  return { ...before, event: written.event, date: isDateHeldBack ? before.date : written.date };
}

/** The types with the ids that the server gave them, in the order in which they were sent. */
export function withIds(
  types: EventForm['types'],
  sent: EventForm['types'],
  ids: readonly string[],
): EventForm['types'] {
  const idOf = new Map(sent.map(({ key }, index) => [key, ids[index]]));
  return types.map((type) => ({ ...type, id: idOf.get(type.key) ?? type.id }));
}
