import {
  formSteps,
  stepFields,
  type EventField,
  type EventForm,
  type eventFormSchema,
  type FormStep,
} from './event-form.schema';

/** What is wrong: a sentence for each field, by its path (`types.0.price`), in the order of the steps. */
export type Faults = Readonly<Record<string, string>>;

/** What a draft may lack, and a submitted event may not. */
const neededFields = ['category', 'description', 'date', 'time', 'city', 'location'] as const;

const fieldOf = (path: string) => path.split('.')[0] as EventField;

/** The step that a field stands on. */
export function stepOf(path: string): FormStep {
  return formSteps.find((step) => stepFields[step].includes(fieldOf(path))) ?? 'review';
}

export interface CheckedForm {
  /** Everything that stands in the way of submitting. */
  all: Faults;
  canSaveEvent: boolean;
  /** Something was typed that the server does not get yet. */
  isHoldingBack: boolean;
  canSaveTypes: boolean;
}

type EventFormSchema = ReturnType<typeof eventFormSchema>;

function faultsIn(form: EventForm, schema: EventFormSchema): Faults {
  const faults = new Map<string, string>();
  for (const { path, message } of schema.safeParse(form).error?.issues ?? []) {
    const name = path.join('.');
    if (!faults.has(name)) faults.set(name, message);
  }
  const orderOf = (path: string) => formSteps.indexOf(stepOf(path));
  return Object.fromEntries(
    [...faults].toSorted(([one], [other]) => orderOf(one) - orderOf(other)),
  );
}

/**
 * Checks the form as the database will, and says what of it can be saved.
 * @param isPublished everybody reads it: it is saved with all that a submitted event has, or not at all
 */
export function checkEventForm(
  form: EventForm,
  schema: EventFormSchema,
  isPublished = false,
): CheckedForm {
  const all = faultsIn(form, schema);
  const faulty = new Set(Object.keys(all).map(fieldOf));
  const lacking = new Set<EventField>(
    neededFields.filter((field) => faulty.has(field) && form[field].trim() === ''),
  );
  const [isTitled, areTypesRight] = [!faulty.delete('title'), !faulty.delete('types')];
  return {
    all,
    canSaveEvent: isTitled && !(isPublished && lacking.size > 0),
    isHoldingBack: [...faulty].some((field) => !lacking.has(field)),
    canSaveTypes: areTypesRight,
  };
}

/** The faults of one step. */
export function faultsOfStep(faults: Faults, step: FormStep): Faults {
  return Object.fromEntries(Object.entries(faults).filter(([path]) => stepOf(path) === step));
}
