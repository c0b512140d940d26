import {
  QueryView,
  SectionHeading,
  SegmentedControl,
  Skeleton,
  fromTablet,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { styled } from 'styled-components';
import { yearlySaving } from './subscription.rules';
import { usePlans } from './subscription.queries';
import { billingCycles, type Audience, type BillingCycle } from './subscription.schema';
import subscriptionTexts from '../locales/subscription.zh-TW.json';
import { PlanCard, type PlanOwner } from './plan-card';

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  @media ${fromTablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Cycle = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  color: var(--ink-2);
  font-size: var(--text-14);
`;

export interface PlanChoiceProps {
  audience: Audience;
  /** Null: nobody yet whose plan it could be. */
  owner: PlanOwner | null;
  /** Where somebody becomes that. */
  beginPath?: string;
}

/** What can be bought for a performer or a venue, by the month or by the year. */
export function PlanChoice({ audience, owner, beginPath }: PlanChoiceProps) {
  const t = useTexts(subscriptionTexts);
  const [cycle, setCycle] = useState<BillingCycle>(owner?.plans.running?.billingCycle ?? 'monthly');
  return (
    <Section aria-labelledby="plan-choice">
      <SectionHeading id="plan-choice" title={t('subscription.plans')} />
      <QueryView
        query={usePlans(audience)}
        pending={<Skeleton height={320} radius="var(--radius-card)" />}
        errorTitle={t('subscription.error')}
      >
        {(catalogue) => {
          const percent = yearlySaving(catalogue);
          return (
            <>
              <Cycle>
                <SegmentedControl
                  label={t('subscription.cycle')}
                  value={cycle}
                  options={billingCycles.map((value) => ({
                    value,
                    label: t(`subscription.cycles.${value}`),
                  }))}
                  onChange={setCycle}
                />
                {percent > 0 && <span>{t('subscription.saving', { percent })}</span>}
              </Cycle>
              <Cards>
                {catalogue.map((plan) => (
                  <li key={plan.id}>
                    <PlanCard plan={plan} cycle={cycle} owner={owner} beginPath={beginPath} />
                  </li>
                ))}
              </Cards>
            </>
          );
        }}
      </QueryView>
    </Section>
  );
}
