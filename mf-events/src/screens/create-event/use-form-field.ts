import { useTranslation } from '@spotlight/shared/vendor/i18n';
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

/** Gives the function that binds a field of text by its name. */
export function useFormField({ draft, faults }: StepProps) {
  const { t } = useTranslation('events');
  return (name: TextName) => ({
    name,
    label: t(`eventForm.field.${name}`),
    value: draft.form[name],
    error: faults[name] && t(`eventForm.faults.${faults[name]}`),
    onChange: (event: ChangeEvent<Typed>) => draft.change({ [name]: event.target.value }),
  });
}
