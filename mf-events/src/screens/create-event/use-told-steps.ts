import type { Fields } from '@spotlight/shared/form';
import { useState } from 'react';
import {
  stepFields,
  type EventField,
  type EventForm,
  type FormStep,
} from '../../data/event-form/event-form.schema';
import { useTyped } from './use-typed';

const fieldsOf = (steps: Iterable<FormStep>): EventField[] =>
  [...steps].flatMap((step) => stepFields[step]);

/** The steps whose faults are told: after somebody wanted to go on, and from then on while typing. */
export function useToldSteps(form: Fields<EventForm>) {
  const [told, setTold] = useState<ReadonlySet<FormStep>>(new Set());
  // All of them: a time may be wrong because another one has changed.
  useTyped(form, () => {
    if (told.size > 0) void form.trigger(fieldsOf(told));
  });
  return {
    told,
    /** Tells what is wrong on these steps, and answers whether nothing is. */
    tell: (...steps: FormStep[]): Promise<boolean> => {
      setTold(new Set([...told, ...steps]));
      return form.trigger(fieldsOf(steps));
    },
  };
}
