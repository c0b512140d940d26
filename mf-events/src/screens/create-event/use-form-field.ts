import type { ChangeEvent } from 'react';
import type { EventForm, Faults } from '../../data/organizer/event-form.schema';
import type { EventDraft } from './use-event-draft';

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type TextName = {
  [Name in keyof EventForm]: EventForm[Name] extends string ? Name : never;
}[keyof EventForm];

export interface StepProps {
  draft: EventDraft;
  /** Those that are told now. */
  faults: Faults;
}

/**
 * Gives the function that binds a field of text by its name.
 * @param t the texts of the step: they name the fields that it shows and say what is wrong with them
 */
export function useFormField({ draft, faults }: StepProps, t: (key: never) => string) {
  const text = t as (key: string) => string;
  return (name: TextName) => ({
    name,
    label: text(`eventForm.field.${name}`),
    value: draft.form[name],
    error: faults[name] && text(`eventForm.faults.${faults[name]}`),
    onChange: (event: ChangeEvent<Typed>) => draft.change({ [name]: event.target.value }),
  });
}
