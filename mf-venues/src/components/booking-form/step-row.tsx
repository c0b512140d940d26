import { CheckIcon, VisuallyHidden } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import createTexts from '../../locales/create-booking.zh-TW.json';
import { bookingFormSteps, type BookingFormStep } from './booking-form.schema';

const Row = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 10px;
  & > li {
    display: flex;
    align-items: center;
    gap: 6px;
    color: var(--ink-2);
    font-size: var(--text-14);
  }
  & > li[aria-current] {
    color: var(--ink);
    font-weight: var(--weight-bold);
  }
`;

const Number = styled.span`
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border: 1px solid var(--line-control);
  border-radius: 50%;
  font-variant-numeric: tabular-nums;
  [data-done] > & {
    border-color: transparent;
    background: var(--success-soft);
    color: var(--success-ink);
  }
  [aria-current] > & {
    border-color: transparent;
    background: var(--inverse);
    color: var(--on-inverse);
  }
`;

/** 時段 → 需求 → 費用 → 確認: where somebody is. */
export function StepRow({ current }: { current: BookingFormStep }) {
  const t = useTexts(createTexts);
  const at = bookingFormSteps.indexOf(current);
  return (
    <Row aria-label={t('createBooking.steps')}>
      {bookingFormSteps.map((step, index) => {
        const state = index < at ? 'done' : index === at ? 'now' : 'next';
        return (
          <li
            key={step}
            data-done={state === 'done' ? '' : undefined}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <Number aria-hidden="true">
              {state === 'done' ? <CheckIcon size={16} /> : index + 1}
            </Number>
            <span>
              {t(`createBooking.step.${step}`)}
              <VisuallyHidden>{`：${t(`createBooking.stepState.${state}`)}`}</VisuallyHidden>
            </span>
          </li>
        );
      })}
    </Row>
  );
}
