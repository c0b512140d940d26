import { AppError, toAppError } from '@spotlight/shared/data';
import { SubmitButton } from '@spotlight/shared/form';
import { InfoIcon, Notice, WarningIcon, useErrorText } from '@spotlight/shared/ui';
import { uiTexts } from '@spotlight/shared/texts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { RegistrationBlock } from '../../../data/event/event.rules';
import eventDetailTexts from '../../../locales/event-detail.zh-TW.json';
import registrationTexts from '../../../locales/registration.zh-TW.json';
import { CrowdNotice } from '../../../components/crowd/crowd-notice';
import { usePriceText } from '../buying/use-price-text';
import type { RegistrationFormState } from '../../../components/registration-form/use-registration-form';

const Foot = styled.div`
  display: grid;
  gap: 12px;
  width: 100%;
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 20px;
  & > :last-child {
    flex: 1;
  }
`;

const Total = styled.p`
  color: var(--ink-3);
  font-size: var(--text-12);
  line-height: var(--leading-dense);
  & > strong {
    display: block;
    color: var(--ink);
    font-size: var(--text-22);
    font-variant-numeric: tabular-nums;
    line-height: var(--leading-tight);
    white-space: nowrap;
  }
  & > strong[data-free] {
    color: var(--success-ink);
  }
`;

const Reference = styled.code`
  display: block;
  font-family: var(--font-mono);
  font-size: var(--text-12);
`;

export interface RegistrationFooterProps {
  form: RegistrationFormState;
  /** NT$. */
  total: number | null;
  /** Until it is sent again because too many people were there; null when nothing waits. */
  waitSeconds: number | null;
  block: RegistrationBlock | null;
  /** What changed since the buyer looked, to be accepted before anything is sent. */
  changes: ReactNode;
  submitLabel: string;
}

/** What it comes to and the button that sends; above it why sending failed or is not possible. */
export function RegistrationFooter({
  form,
  total,
  waitSeconds,
  block,
  changes,
  submitLabel,
}: RegistrationFooterProps) {
  const t = useTexts(eventDetailTexts, registrationTexts);
  const ui = useTexts(uiTexts);
  const errorText = useErrorText();
  const priceText = usePriceText();
  const { failure, isBusy } = form;
  // Nobody knows whether it came about.
  const isUnheard = toAppError(failure).isTransient;
  return (
    <Foot>
      {failure !== null && !isBusy && !changes && (
        <div role="alert">
          <Notice
            tone="danger"
            icon={<WarningIcon />}
            title={isUnheard ? ui('answerUnknown') : t('registration.failed')}
          >
            {errorText(failure)}{' '}
            {failure instanceof AppError && (
              <Reference>{t('registration.reference', { id: failure.referenceId })}</Reference>
            )}
          </Notice>
        </div>
      )}
      {waitSeconds !== null && <CrowdNotice waitSeconds={waitSeconds} />}
      {changes}
      {failure === null && block && (
        <Notice icon={<InfoIcon />}>{t(`registration.block.${block}`)}</Notice>
      )}
      <Row>
        {total !== null && (
          <Total>
            {t('registration.total')}
            <strong data-free={total === 0 ? '' : undefined}>{priceText(total)}</strong>
          </Total>
        )}
        <SubmitButton form={form} size="lg" disabled={block !== null || Boolean(changes)}>
          {submitLabel}
        </SubmitButton>
      </Row>
    </Foot>
  );
}
