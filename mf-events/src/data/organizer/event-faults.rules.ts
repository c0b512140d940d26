import type { EventForm, Faults, FormStep, TypeForm } from './event-form.schema';
import { isInTaiwan, parsePoint } from './point.rules';
import { questionFaults } from './question-form.rules';

const MAX_PER_ORDER = 20;
const MAX_PRICE = 1_000_000;

const whole = /^\d+$/;
/** What the drawn picture can show. */
const latinLine = /^[ -~]{0,32}$/;

/** What a draft may lack, and a submitted event may not. */
function missingFaults(form: EventForm): Faults {
  return {
    ...(form.category === '' && { category: 'categoryMissing' }),
    ...(form.description.trim() === '' && { description: 'descriptionMissing' }),
    ...(form.date === '' && { date: 'dateMissing' }),
    ...(form.time === '' && !form.isTimeUndecided && { time: 'timeMissing' }),
    ...(form.city === '' && { city: 'cityMissing' }),
    ...(form.location.trim() === '' && { location: 'locationMissing' }),
  };
}

/** How far ahead the database takes an event. */
const FURTHEST_DAYS = 730;
const DAY_MS = 86_400_000;

function dayFault(date: string, today: string, savedDate: string): string | null {
  if (date === '' || date === savedDate) return null;
  if (date < today) return 'datePast';
  return Date.parse(date) - Date.parse(today) > FURTHEST_DAYS * DAY_MS ? 'dateTooFar' : null;
}

function pointFault(text: string): string | null {
  if (text.trim() === '') return null;
  const point = parsePoint(text);
  if (!point) return 'pointInvalid';
  return isInTaiwan(point) ? null : 'pointOutside';
}

/** What waits until it is right, while everything else is saved. */
function waitingFaults(form: EventForm, today: string, savedDate: string): Faults {
  const point = pointFault(form.point);
  const date = dayFault(form.date, today, savedDate);
  const start = `${form.date}T${form.time || '19:00'}`;
  return {
    ...(date && { date }),
    ...(form.endsAt !== '' &&
      form.date !== '' &&
      form.endsAt <= start && { endsAt: 'endsTooEarly' }),
    ...(form.maxAttendees.trim() !== '' &&
      !whole.test(form.maxAttendees.trim()) && { maxAttendees: 'maxAttendeesInvalid' }),
    ...(point && { point }),
    ...(!latinLine.test(form.posterLine.trim()) && { posterLine: 'posterLineInvalid' }),
    ...questionFaults(form.questions),
    ...(form.answersCloseAt !== '' &&
      form.date !== '' &&
      form.answersCloseAt > start && { answersCloseAt: 'answersCloseLate' }),
  };
}

function priceFault(price: string): string | null {
  if (price.trim() === '') return 'priceMissing';
  if (Number(price) < 0) return 'priceNegative';
  return whole.test(price.trim()) && Number(price) <= MAX_PRICE ? null : 'priceInvalid';
}

/** @param start when the event begins, `YYYY-MM-DDTHH:MM`, or empty */
function typeFaults(type: TypeForm, start: string): Faults {
  const at = (field: string) => `types.${type.key}.${field}`;
  const price = priceFault(type.price);
  const capacity = type.capacity.trim();
  const perOrder = Number(type.maxPerOrder);
  return {
    ...(type.name.trim() === '' && { [at('name')]: 'typeNameMissing' }),
    ...(price && { [at('price')]: price }),
    ...(capacity !== '' &&
      (!whole.test(capacity) || Number(capacity) < 1
        ? { [at('capacity')]: 'capacityInvalid' }
        : Number(capacity) < type.used && { [at('capacity')]: 'capacityUsed' })),
    ...(!(Number.isInteger(perOrder) && perOrder >= 1 && perOrder <= MAX_PER_ORDER) && {
      [at('maxPerOrder')]: 'maxPerOrderInvalid',
    }),
    ...(type.saleStart !== '' &&
      start !== '' &&
      type.saleStart >= start && { [at('saleStart')]: 'saleStartsTooLate' }),
    ...(type.saleStart !== '' &&
      type.saleEnd !== '' &&
      type.saleEnd <= type.saleStart && { [at('saleEnd')]: 'saleEndsTooEarly' }),
  };
}

const stepOfField: Record<string, FormStep> = {
  title: 'basics',
  category: 'basics',
  description: 'basics',
  posterLine: 'basics',
  types: 'tickets',
  questions: 'tickets',
  answersCloseAt: 'tickets',
  maxAttendees: 'refund',
};

/** The step that a field stands on. */
export function stepOf(field: string): FormStep {
  return stepOfField[field.split('.')[0] ?? ''] ?? 'location';
}

export interface CheckedForm {
  /** Everything that stands in the way of submitting. */
  all: Faults;
  canSaveEvent: boolean;
  /** Something was typed that the server does not get yet. */
  isHoldingBack: boolean;
  canSaveTypes: boolean;
}

/**
 * Checks the form as the database will.
 * @param today calendar day in Taipei
 * @param savedDate the day that the server has; it stays allowed when it has passed
 * @param isPublished everybody reads it: it is saved with all that a submitted event has, or not at all
 */
export function checkEventForm(
  form: EventForm,
  today: string,
  savedDate: string,
  isPublished = false,
): CheckedForm {
  const title: Faults = form.title.trim() === '' ? { title: 'titleMissing' } : {};
  const missing = missingFaults(form);
  const waiting = waitingFaults(form, today, savedDate);
  const start = form.date && `${form.date}T${form.time || '19:00'}`;
  const types = Object.assign({}, ...form.types.map((type) => typeFaults(type, start))) as Faults;
  const inTheWay = isPublished ? { ...title, ...missing } : title;
  return {
    all: { ...title, ...missing, ...waiting, ...types },
    canSaveEvent: Object.keys(inTheWay).length === 0,
    isHoldingBack: Object.keys(waiting).length > 0,
    canSaveTypes: Object.keys(types).length === 0,
  };
}

/** The faults of one step. */
export function faultsOfStep(faults: Faults, step: FormStep): Faults {
  return Object.fromEntries(Object.entries(faults).filter(([field]) => stepOf(field) === step));
}
