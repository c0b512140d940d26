import { lazy } from 'react';
import { formSteps, type FormStep } from '../../data/organizer/event-form.schema';

const place = () => import(/* webpackChunkName: "event-place" */ './steps/place-step');
const tickets = () => import(/* webpackChunkName: "event-tickets" */ './steps/tickets-step');
const refund = () => import(/* webpackChunkName: "event-refund" */ './steps/refund-step');
const review = () => import(/* webpackChunkName: "event-review" */ './steps/review-step');
const submit = () => import(/* webpackChunkName: "event-review" */ './submit/submit-button');
const basics = () => import(/* webpackChunkName: "event-basics" */ './steps/more-basics');

/** Picture and line-up, below the fields that somebody begins with. */
export const MoreBasics = lazy(() => basics().then((m) => ({ default: m.MoreBasics })));
export const PlaceStep = lazy(() => place().then((m) => ({ default: m.PlaceStep })));
export const TicketsStep = lazy(() => tickets().then((m) => ({ default: m.TicketsStep })));
export const RefundStep = lazy(() => refund().then((m) => ({ default: m.RefundStep })));
export const ReviewStep = lazy(() => review().then((m) => ({ default: m.ReviewStep })));
export const SubmitButton = lazy(() => submit().then((m) => ({ default: m.SubmitButton })));

const loaders: Partial<Record<FormStep, () => Promise<unknown>>> = {
  place,
  tickets,
  refund,
  review: () => Promise.all([review(), submit()]),
};

/** Fetches the code of a step. Go there once it is through: a step that fails to come would take the form away. */
export async function loadStep(step: FormStep): Promise<void> {
  await loaders[step]?.();
}

/** Fetches the code of the step after this one; a failure shows when somebody goes there. */
export function prefetchAfter(step: FormStep): void {
  const following = formSteps[formSteps.indexOf(step) + 1];
  if (following) loadStep(following).catch(() => undefined);
}
