import { QueryView, Skeleton, TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { useRefundPolicies } from '../../../data/organizer/organizer-event.queries';
import eventFormLaterTexts from '../../../locales/event-form-later.zh-TW.json';
import type { StepProps } from '../use-event-draft';

const Choices = styled.fieldset`
  display: grid;
  gap: 8px;
  min-width: 0;
  padding: 0;
  border: 0;
  & > legend {
    margin-bottom: 8px;
    font-size: var(--text-14);
    font-weight: var(--weight-bold);
  }
`;

const Choice = styled.label`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  gap: 12px;
  align-items: start;
  padding: 12px;
  border: 1px solid var(--line);
  border-radius: var(--radius-control);
  cursor: pointer;
  &:has(:checked) {
    border-color: var(--accent);
    background: var(--accent-soft);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: 1px;
  }
  & > input {
    width: 20px;
    height: 20px;
    margin: 2px 0 0;
    accent-color: var(--accent);
  }
  & small {
    display: block;
    color: var(--ink-2);
    font-size: var(--text-14);
  }
`;

const Fixed = styled.p`
  color: var(--ink-3);
  font-size: var(--text-14);
`;

/** Which refund scheme holds, and for how many people there is room. */
export function RefundStep({ draft, hasAttendees }: StepProps & { hasAttendees: boolean }) {
  const t = useTexts(eventFormLaterTexts);
  const { register, field } = draft.form;
  return (
    <>
      <QueryView
        query={useRefundPolicies()}
        pending={<Skeleton height={420} />}
        errorTitle={t('laterSteps.policyError')}
      >
        {(policies) => (
          <Choices disabled={hasAttendees}>
            <legend>{t('laterSteps.field.refundPolicy')}</legend>
            {hasAttendees && <Fixed>{t('laterSteps.field.refundFixed')}</Fixed>}
            {policies.map(({ code, name, summary }) => (
              <Choice key={code}>
                <input type="radio" value={code} {...register('refundPolicy')} />
                <span>
                  {name}
                  <small>{summary}</small>
                </span>
              </Choice>
            ))}
          </Choices>
        )}
      </QueryView>
      <TextField
        label={t('eventForm.field.maxAttendees')}
        {...field('maxAttendees')}
        inputMode="numeric"
        hint={t('laterSteps.field.maxAttendeesHint')}
      />
    </>
  );
}
