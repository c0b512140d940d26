import { daysUntil, formatDate, formatPrice } from '@spotlight/shared/format';
import { Notice, Panel } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { BirthdayPlan } from '../../data/birthday-plan/birthday-plan.schema';
import plannerTexts from '../../locales/birthday-planner.zh-TW.json';
import { DateList } from './date-list';
import { PlanCalendarButton } from './plan-calendar-button';
import { PlanPicture } from './plan-picture';
import { StepList } from './step-list';

const Card = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  align-content: start;
  & > div > h3 {
    font-size: var(--text-18);
  }
  & > p,
  & > div > p {
    color: var(--ink-2);
    font-size: var(--text-14);
    line-height: var(--leading-dense);
  }
  & summary {
    min-height: 32px;
    font-weight: var(--weight-bold);
    cursor: pointer;
  }
`;

const Sum = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 4px 12px;
  padding-top: 8px;
  border-top: 1px solid var(--line);
  & > strong {
    font-size: var(--text-22);
    font-variant-numeric: tabular-nums;
  }
`;

export interface PlanCardProps {
  plan: BirthdayPlan;
  /** The birthday, `YYYY-MM-DD`. */
  day: string;
  /** Whose birthday: what is ordered is for them. */
  artistId: string;
  /** Its name in a list; the name of the plan when not said. */
  title?: string;
  /** What can be done with it. */
  children?: ReactNode;
}

/** A whole birthday: what to order, what it costs, until when, and each day on the way. */
export function PlanCard({ plan, day, artistId, title, children }: PlanCardProps) {
  const t = useTexts(plannerTexts);
  const titleId = useId();
  const { code, total, left, latestOrderOn, steps } = plan;
  const count = daysUntil(latestOrderOn);
  const design = steps.reduce((sum, { designFee }) => sum + designFee, 0);
  return (
    <Card as="article" aria-labelledby={titleId}>
      <div>
        <h3 id={titleId}>{title ?? t(`planner.code.${code}.title`)}</h3>
        <p>{t(`planner.code.${code}.lead`)}</p>
      </div>
      <StepList plan={plan} day={day} artistId={artistId} />
      <Sum>
        <span>{t('planner.total')}</span>
        <strong>{formatPrice(total)}</strong>
      </Sum>
      <p>
        {t('planner.left', { price: formatPrice(left) })}
        {design > 0 && <br />}
        {design > 0 && t('planner.design', { price: formatPrice(design) })}
      </p>
      <Notice tone={count < 0 ? 'danger' : count < 14 ? 'warning' : 'info'}>
        <strong>{t('planner.latest', { date: formatDate(latestOrderOn) })}</strong>
        {count > 0
          ? t('planner.daysLeft', { count })
          : t(count === 0 ? 'planner.today' : 'planner.over')}
      </Notice>
      <PlanPicture plan={plan} day={day} />
      <details>
        <summary>{t('planner.dates')}</summary>
        <DateList plan={plan} day={day} />
      </details>
      <PlanCalendarButton plan={plan} day={day} />
      {children}
    </Card>
  );
}
