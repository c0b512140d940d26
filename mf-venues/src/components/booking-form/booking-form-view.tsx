import { formatHours } from '@spotlight/shared/booking/hours';
import { Form, FormFailure, SubmitButton } from '@spotlight/shared/form';
import { cityLabel, venueTypeLabel } from '@spotlight/shared/format';
import {
  Button,
  Notice,
  PageHeading,
  Panel,
  Skeleton,
  fromDesktop,
  fromTablet,
  lazyPart,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useSearchParams } from '@spotlight/shared/vendor/router';
import { styled } from 'styled-components';
import { DeferredClashPanel } from '../hours/deferred-clash-panel';
import { fieldsOf } from '../hours/hours.rules';
import type { VenueDetail } from '../../data/venue/venue.schema';
import createTexts from '../../locales/create-booking.zh-TW.json';
import { bookingFormSteps, fieldsOfStep, type BookingFormStep } from './booking-form.schema';
import { BookingSummary } from './booking-summary';
import { HoursStep } from './form-steps';
import { StepRow } from './step-row';
import { useBookingForm, type DemoWalk } from './use-booking-form';

const pending = <Skeleton height={360} />;
const NeedsStep = lazyPart(
  () =>
    import(/* webpackChunkName: "booking-last-steps" */ './needs-step').then((m) => m.NeedsStep),
  { pending },
);
const PriceStep = lazyPart(
  () =>
    import(/* webpackChunkName: "booking-last-steps" */ './last-steps').then((m) => m.PriceStep),
  { pending },
);
const ConfirmStep = lazyPart(
  () =>
    import(/* webpackChunkName: "booking-last-steps" */ './last-steps').then((m) => m.ConfirmStep),
  { pending },
);

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  @media ${fromDesktop} {
    grid-template-columns: minmax(0, 1fr) 360px;
    align-items: start;
  }
`;

const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  /* What has the focus does not hide below the ways on. */
  & :is(input, select, textarea, button) {
    scroll-margin-bottom: 96px;
  }
`;

/* On a phone within the thumb's reach, however long the step is. */
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  @media not ${fromTablet} {
    position: sticky;
    z-index: 10;
    bottom: 0;
    margin-inline: calc(var(--gutter) * -1);
    padding: 10px var(--gutter) calc(10px + env(safe-area-inset-bottom));
    border-top: 1px solid var(--line);
    background: var(--surface);
  }
  & > :last-child {
    margin-inline-start: auto;
  }
`;

const Note = styled.p`
  color: var(--ink-3);
  font-size: var(--text-12);
`;

export interface BookingFormViewProps {
  venue: VenueDetail;
  /** The host's own walk instead of a booking. */
  demo?: DemoWalk;
}

/** The four steps of one booking, with its price beside them. The step lives in the address. */
export function BookingFormView({ venue, demo }: BookingFormViewProps) {
  const t = useTexts(createTexts);
  const state = useBookingForm(venue, demo);
  const { form, hours, request, preview } = state;
  const [params, setParams] = useSearchParams();
  const asked = bookingFormSteps.find((name) => name === params.get('step')) ?? 'hours';
  // An address may ask for a step before which something is still to be said.
  const step = state.reachable(asked);
  const index = bookingFormSteps.indexOf(step);
  const previous = bookingFormSteps[index - 1];
  const next = bookingFormSteps[index + 1];
  const isClash = preview.data?.problem !== null && preview.data !== undefined;

  const go = (target: BookingFormStep) => {
    setParams((current) => {
      current.set('step', target);
      // Hours of the address are in the draft by now, and may be others.
      for (const name of ['from', 'to', 'people']) current.delete(name);
      return current;
    });
    window.scrollTo({ top: 0 });
  };
  const advance = async (target: BookingFormStep) => {
    if ((await form.trigger([...fieldsOfStep[step]], { shouldFocus: true })) && !isClash)
      go(target);
  };
  const facts = {
    name: venue.name,
    city: venue.city ? cityLabel(venue.city) : '',
    district: venue.district ?? '',
    type: venueTypeLabel(venue.type),
  };
  return (
    <>
      <PageHeading
        title={demo?.title ?? t('createBooking.title')}
        lead={
          <>
            {t('createBooking.venue', facts)}
            {step !== 'hours' && hours && (
              <>
                <br />
                <strong>{formatHours(hours.startAt, hours.endAt)}</strong>
              </>
            )}
          </>
        }
        action={<StepRow current={step} />}
      />
      <Columns>
        <Form form={form}>
          <Main>
            {request && preview.data?.problem && (
              <DeferredClashPanel
                request={request}
                preview={preview.data}
                onPick={({ startAt, endAt }) => {
                  for (const [name, value] of Object.entries(fieldsOf(startAt, endAt))) {
                    form.setValue(name as 'day', value, { shouldDirty: true });
                  }
                }}
              />
            )}
            {step !== asked && (
              <Notice>
                {t('createBooking.firstThis', { step: t(`createBooking.step.${asked}`) })}
              </Notice>
            )}
            <Panel as="section" aria-labelledby={`${form.id}-title`}>
              {step === 'hours' && <HoursStep venue={venue} state={state} />}
              {step === 'needs' && <NeedsStep venue={venue} state={state} />}
              {step === 'price' && <PriceStep venue={venue} state={state} />}
              {step === 'confirm' && <ConfirmStep venue={venue} state={state} />}
            </Panel>
            <FormFailure form={form} claim={t('createBooking.confirm.failed')} />
            <Ways>
              {previous && (
                <Button variant="plain" onClick={() => go(previous)}>
                  {t('createBooking.previous', { step: t(`createBooking.step.${previous}`) })}
                </Button>
              )}
              {next ? (
                <Button size="lg" disabled={isClash} onClick={() => void advance(next)}>
                  {t('createBooking.next', { step: t(`createBooking.step.${next}`) })}
                </Button>
              ) : (
                <SubmitButton form={form} size="lg" disabled={isClash || !preview.data}>
                  {demo?.sendLabel ??
                    (state.others.length > 0
                      ? t('createBooking.others.send', { count: state.others.length + 1 })
                      : t(
                          venue.bookingMode === 'instant'
                            ? 'createBooking.confirm.sendInstant'
                            : 'createBooking.confirm.send',
                        ))}
                </SubmitButton>
              )}
            </Ways>
            {!demo && <Note>{t('createBooking.draft')}</Note>}
          </Main>
        </Form>
        <BookingSummary venue={venue} state={state} />
      </Columns>
    </>
  );
}
