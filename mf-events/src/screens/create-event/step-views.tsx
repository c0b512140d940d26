import { Skeleton, lazyPart } from '@spotlight/shared/ui';
import { formSteps, type FormStep } from '../../data/event-form/event-form.schema';

const step = { pending: <Skeleton height={480} /> };

/** Picture and line-up, below the fields that somebody begins with. */
export const MoreBasics = lazyPart(
  () =>
    import(/* webpackChunkName: "event-basics" */ './steps/more-basics').then((m) => m.MoreBasics),
  { pending: <Skeleton height={640} /> },
);
export const LocationStep = lazyPart(
  () =>
    import(/* webpackChunkName: "event-location" */ './steps/location-step').then(
      (m) => m.LocationStep,
    ),
  step,
);
export const TicketsStep = lazyPart(
  () =>
    import(/* webpackChunkName: "event-tickets" */ './steps/tickets-step').then(
      (m) => m.TicketsStep,
    ),
  step,
);
export const RefundStep = lazyPart(
  () =>
    import(/* webpackChunkName: "event-refund" */ './steps/refund-step').then((m) => m.RefundStep),
  step,
);
export const ReviewStep = lazyPart(
  () =>
    import(/* webpackChunkName: "event-submit" */ './steps/review-step').then((m) => m.ReviewStep),
  step,
);
export const SubmitButton = lazyPart(
  () =>
    import(/* webpackChunkName: "event-submit" */ './submit/submit-button').then(
      (m) => m.SubmitButton,
    ),
  { pending: <Skeleton width={96} height={44} /> },
);

/** Comes with what saves, so that it can say that nothing was saved when there is no network. */
export const SaveNotice = lazyPart(() =>
  import(/* webpackChunkName: "event-writer" */ './save-notice').then((m) => m.SaveNotice),
);

const parts: Partial<Record<FormStep, ReadonlyArray<{ preload(): Promise<boolean> }>>> = {
  location: [LocationStep],
  tickets: [TicketsStep],
  refund: [RefundStep],
  review: [ReviewStep, SubmitButton],
};

/**
 * Fetches the code of a step, and answers whether it is there. Go there once it is: whoever fills in a form
 * is better off with the step that is there than with one that is not.
 */
export async function loadStep(name: FormStep): Promise<boolean> {
  const arrivals = await Promise.all((parts[name] ?? []).map((part) => part.preload()));
  return !arrivals.includes(false);
}

/** Fetches the code of the step after this one; a failure shows when somebody goes there. */
export function prefetchAfter(name: FormStep): void {
  const following = formSteps[formSteps.indexOf(name) + 1];
  if (following) void loadStep(following);
}
