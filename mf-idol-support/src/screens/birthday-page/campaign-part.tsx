import { SectionHeading } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { CampaignCard } from '../../data/campaign/campaign.schema';
import birthdayPageTexts from '../../locales/birthday-page.zh-TW.json';
import { CampaignPanel } from './campaign-panel';

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

/** 群眾應援: what fans collect money for. Shows nothing while there is none. */
export function CampaignPart({ campaigns }: { campaigns: readonly CampaignCard[] }) {
  const t = useTexts(birthdayPageTexts);
  const titleId = useId();
  if (campaigns.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <SectionHeading id={titleId} title={t('campaigns.title')} lead={t('campaigns.lead')} />
      <List>
        {campaigns.map((campaign) => (
          <li key={campaign.id}>
            <CampaignPanel campaign={campaign} />
          </li>
        ))}
      </List>
    </section>
  );
}
