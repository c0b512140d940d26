import { checkFields, checkFieldsIn } from '@spotlight/shared/form';
import * as z from '@spotlight/shared/vendor/zod';
import { basicsSchema } from './basics.schema';
import { saleFaults, timeFaults, type KnownDays } from './event-times.rules';
import type { FaultTexts } from './fault-texts.schema';
import { locationSchema } from './location.schema';
import { refundSchema } from './refund.schema';
import { ticketsSchema } from './tickets.schema';

const shapesOf = (t: FaultTexts) => ({
  basics: basicsSchema(t).shape,
  location: locationSchema(t).shape,
  tickets: ticketsSchema(t).shape,
  refund: refundSchema(t).shape,
});

/**
 * An event as it is typed, with all that a submitted event needs: the schemas of its steps, and what they
 * have to do with one another.
 */
export function eventFormSchema(days: KnownDays, t: FaultTexts) {
  const { basics, location, tickets, refund } = shapesOf(t);
  return z.object({ ...basics, ...location, ...tickets, ...refund }).check(
    checkFields((form) => timeFaults(form, days, t)),
    checkFieldsIn('types', (form) => saleFaults(form, t)),
  );
}

/** An event as it is typed. */
export type EventForm = z.infer<ReturnType<typeof eventFormSchema>>;
/** A field of the form; those of types and questions lie inside of it: `types.0.price`. */
export type EventField = keyof EventForm;

/** The steps of the form, in their order. */
export const formSteps = ['basics', 'location', 'tickets', 'refund', 'review'] as const;
export type FormStep = (typeof formSteps)[number];

const shapes = shapesOf(String);
const fieldsOf = (shape: object) => Object.keys(shape) as EventField[];

/** The fields of each step, in their order. */
export const stepFields: Readonly<Record<FormStep, readonly EventField[]>> = {
  basics: fieldsOf(shapes.basics),
  location: fieldsOf(shapes.location),
  tickets: fieldsOf(shapes.tickets),
  refund: fieldsOf(shapes.refund),
  review: [],
};
