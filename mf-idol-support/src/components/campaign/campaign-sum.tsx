import { formatPrice } from '@spotlight/shared/format';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { CampaignCard } from '../../data/campaign/campaign.schema';
import campaignTexts from '../../locales/campaign.zh-TW.json';

const Note = styled.span`
  color: var(--ink-2);
  font-size: var(--text-14);
`;

const Sum = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 2px 12px;
  font-variant-numeric: tabular-nums;
  & > strong {
    color: var(--ink);
    font-size: var(--text-28);
  }
`;

const Bar = styled.progress`
  width: 100%;
  height: 10px;
  border: 0;
  border-radius: var(--radius-pill);
  background: var(--surface-2);
  appearance: none;
  overflow: hidden;
  &::-webkit-progress-bar {
    background: var(--surface-2);
  }
  &::-webkit-progress-value {
    background: var(--accent);
  }
  &::-moz-progress-bar {
    background: var(--accent);
  }
`;

/** How far a campaign is. The sums are those of the server. */
export function CampaignSum({ campaign }: { campaign: CampaignCard }) {
  const t = useTexts(campaignTexts);
  const { title, goal, pledgedTotal: sum, backers } = campaign;
  const missing = goal - sum;
  return (
    <>
      <Sum>
        <strong>{formatPrice(sum)}</strong>
        <Note>{t('campaigns.goal', { goal: formatPrice(goal), count: backers })}</Note>
        <Note>
          {missing > 0
            ? t('campaigns.missing', { amount: formatPrice(missing) })
            : t('campaigns.met')}
        </Note>
      </Sum>
      <Bar
        max={goal}
        value={Math.min(sum, goal)}
        aria-label={t('campaigns.progress', { title, share: Math.floor((sum / goal) * 100) })}
      />
    </>
  );
}
