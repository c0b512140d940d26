import { CheckIcon, VisuallyHidden, fromTablet } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import bookingTexts from '../locales/bookings.zh-TW.json';
import type { BookingStatus } from './booking.schema';
import { bookingSteps, stepsDone } from './booking-state.rules';

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

/** How far a booking has come; nothing for one that ended otherwise. */
export function BookingSteps({ status }: { status: BookingStatus }) {
  const t = useTexts(bookingTexts);
  const done = stepsDone(status);
  if (done === null) return null;
  return (
    <Steps aria-label={t('bookings.steps.label')}>
      {bookingSteps.map((step, index) => {
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
            </span>
          </li>
        );
      })}
    </Steps>
  );
}
