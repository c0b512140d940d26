import { formatMoment } from '@spotlight/shared/format';
import { CheckIcon, VisuallyHidden, fromTablet } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import bookingTexts from '../locales/bookings.zh-TW.json';
import type { Booking, BookingStatus } from './booking.schema';
import { bookingSteps, stepMoments, stepsDone } from './booking-state.rules';

const Steps = styled.ol`
  display: grid;
  gap: 8px;
  @media ${fromTablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  & > li {
    display: flex;
    align-items: center;
    gap: 8px;
    color: var(--ink-3);
    font-size: var(--text-14);
    line-height: var(--leading-dense);
  }
  & small {
    display: block;
    color: var(--ink-2);
    font-size: var(--text-12);
    font-weight: var(--weight-regular);
    font-variant-numeric: tabular-nums;
  }
  & > li[data-done] {
    color: var(--success-ink);
  }
  & > li[aria-current] {
    color: var(--ink);
    font-weight: var(--weight-bold);
  }
`;

const Dot = styled.span`
  display: grid;
  place-items: center;
  flex-shrink: 0;
  width: 24px;
  height: 24px;
  border: 2px solid currentColor;
  border-radius: 50%;
  [aria-current] > & {
    border-color: var(--accent);
    box-shadow: inset 0 0 0 4px var(--surface);
    background: var(--accent);
  }
`;

export interface BookingStepsProps {
  status: BookingStatus;
  /** With it each step says when it was, or until when it has to be. */
  booking?: Booking;
}

/** How far a booking has come; nothing for one that ended otherwise. */
export function BookingSteps({ status, booking }: BookingStepsProps) {
  const t = useTexts(bookingTexts);
  const done = stepsDone(status);
  if (done === null) return null;
  const moments = booking && stepMoments(booking);
  return (
    <Steps aria-label={t('bookings.steps.label')}>
      {bookingSteps.map((step, index) => {
        const moment = moments?.[step];
        const state = index < done ? 'done' : index === done ? 'now' : 'next';
        return (
          <li
            key={step}
            data-done={state === 'done' ? '' : undefined}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <Dot aria-hidden="true">{state === 'done' && <CheckIcon size={14} />}</Dot>
            <span>
              {t(`bookings.steps.${step}`)}
              <VisuallyHidden>{`：${t(`bookings.steps.${state}`)}`}</VisuallyHidden>
              {moment && (
                <small>
                  {moment.isLimit
                    ? t('bookings.steps.until', { moment: formatMoment(moment.at) })
                    : formatMoment(moment.at)}
                </small>
              )}
            </span>
          </li>
        );
      })}
    </Steps>
  );
}
