import { formatPrice } from '@spotlight/shared/format';
import { Part } from '@spotlight/shared/own-page';
import { Badge } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { Campaign } from '../../data/campaign/campaign.schema';
import campaignTexts from '../../locales/campaign.zh-TW.json';

const Steps = styled.ol`
  display: grid;
  gap: 8px;
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
    overflow-wrap: anywhere;
  }
`;

/** The goal, and what is possible beyond it. */
export function MilestonePart({ campaign }: { campaign: Campaign }) {
  const t = useTexts(campaignTexts);
  const { goal, milestones, pledgedTotal } = campaign;
  const steps = [
    // The goal itself may have been given as a milestone.
    ...(milestones.some(({ amount }) => amount === goal)
      ? []
      : [{ amount: goal, unlocks: t('campaign.goalUnlocks') }]),
    ...milestones,
  ].toSorted((a, b) => a.amount - b.amount);
  return (
    <Part as="section" aria-label={t('campaign.milestones')}>
      <h2>{t('campaign.milestones')}</h2>
      <Steps>
        {steps.map(({ amount, unlocks }) => (
          <li key={`${amount}/${unlocks}`}>
            {t('campaign.milestone', { amount: formatPrice(amount), unlocks })}
            {pledgedTotal >= amount && <Badge tone="success">{t('campaign.reached')}</Badge>}
          </li>
        ))}
      </Steps>
    </Part>
  );
}
