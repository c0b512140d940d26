import { cityLabel, formatDateTime, formatPrice } from '@spotlight/shared/format';
import { hoursText } from '@spotlight/shared/opening-hours';
import { Button, Notice } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { stepOf } from '../../../data/event-form/event-faults.rules';
import { formSteps } from '../../../data/event-form/event-form.schema';
import { useRefundPolicies } from '../../../data/organizer/organizer-event.queries';
import { openTimesOf, toMoment } from '@spotlight/shared/event-form/rules';
import { hasPrice } from '../../../data/event-form/event-form.rules';
import eventFormLaterTexts from '../../../locales/event-form-later.zh-TW.json';
import { PayoutNotice } from '../submit/payout-notice';
import { DeferredPreview } from '../deferred-preview';
import type { StepProps } from '../use-event-draft';

const Facts = styled.dl`
  display: grid;
  gap: 12px;
  & > div {
    display: grid;
    grid-template-columns: 5em minmax(0, 1fr);
    gap: 12px;
  }
  & dt {
    color: var(--ink-3);
    font-size: var(--text-14);
  }
  & dd {
    overflow-wrap: anywhere;
  }
`;

const Card = styled.div`
  max-width: 384px;
`;

const Todo = styled.ul`
  display: grid;
  gap: 4px;
  margin-top: 4px;
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 8px;
  }
`;

export interface ReviewStepProps extends StepProps {
  /** It was sent and agreed to long ago. */
  isPublished: boolean;
  onGo: (number: number) => void;
}

/** The whole once more, and what is still missing, each with the way to it. */
export function ReviewStep({ draft, isPublished, onGo }: ReviewStepProps) {
  const t = useTexts(eventFormLaterTexts);
  const { values, faults } = draft;
  const policies = useRefundPolicies();
  const unlimited = t('laterSteps.unlimited');
  const countOf = (text: string) =>
    Number(text) > 0 ? t('laterSteps.ticketCount', { count: Number(text) }) : unlimited;
  const priceOf = (price: string) =>
    Number(price) > 0 ? formatPrice(Number(price)) : t('laterSteps.free');
  const facts = [
    [
      'when',
      values.date &&
        formatDateTime(
          values.date,
          values.time || null,
          values.isTimeUndecided,
          toMoment(values.endsAt),
        ),
    ],
    [
      'where',
      [values.city && cityLabel(values.city), values.location, values.address]
        .filter(Boolean)
        .join('・'),
    ],
    ['hours', hoursText(openTimesOf(values)) ?? ''],
    ['refund', policies.data?.find(({ code }) => code === values.refundPolicy)?.name ?? ''],
    ['lineUp', [...values.performers.map(({ name }) => name), ...values.guests].join('、')],
    ['max', Number(values.maxAttendees) > 0 ? values.maxAttendees : unlimited],
  ] as const;
  const todo = Object.entries(faults);
  return (
    <>
      {todo.length > 0 ? (
        <Notice tone="warning" title={t('laterSteps.todo')}>
          <Todo>
            {todo.map(([field, fault]) => (
              <li key={field}>
                {fault}
                <Button
                  variant="text"
                  size="sm"
                  onClick={() => onGo(formSteps.indexOf(stepOf(field)) + 1)}
                >
                  {t('laterSteps.goFix')}
                </Button>
              </li>
            ))}
          </Todo>
        </Notice>
      ) : (
        !isPublished && (
          <Notice title={t('laterSteps.reviewTitle')}>{t('laterSteps.reviewHelp')}</Notice>
        )
      )}
      {hasPrice(values) && <PayoutNotice />}
      <Card>
        <DeferredPreview form={values} id={draft.current()?.id ?? 'draft'} />
      </Card>
      <Facts>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{t(`laterSteps.summary.${name}`)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
        <div>
          <dt>{t('laterSteps.summary.tickets')}</dt>
          <dd>
            {values.types.map((type) => (
              <div key={type.key}>
                {t('laterSteps.ticketLine', {
                  name: type.name,
                  price: priceOf(type.price),
                  capacity: countOf(type.capacity),
                })}
              </div>
            ))}
          </dd>
        </div>
        {values.questions.length > 0 && (
          <div>
            <dt>{t('laterSteps.summary.questions')}</dt>
            <dd>
              {values.questions.map(({ id, label, required }) => (
                <div key={id}>
                  {t(`laterSteps.questionLine.${required ? 'required' : 'optional'}`, { label })}
                </div>
              ))}
            </dd>
          </div>
        )}
      </Facts>
    </>
  );
}
