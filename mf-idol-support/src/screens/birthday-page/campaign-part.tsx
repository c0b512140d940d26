import { ButtonLink, SectionHeading } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { CampaignCard } from '../../data/campaign/campaign.schema';
import campaignTexts from '../../locales/campaign.zh-TW.json';
import { newCampaignPath, paths } from '../../paths';
import { CampaignPanel } from './campaign-panel';

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 12px;
`;

export interface CampaignPartProps {
  artistId: string;
  campaigns: readonly CampaignCard[];
}

/** 群眾應援: what fans collect money for, and the way to begin. */
export function CampaignPart({ artistId, campaigns }: CampaignPartProps) {
  const t = useTexts(campaignTexts);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <SectionHeading id={titleId} title={t('campaigns.title')} lead={t('campaigns.lead')} />
      {campaigns.length === 0 && <p>{t('campaigns.none')}</p>}
      <List>
        {campaigns.map((campaign) => (
          <li key={campaign.id}>
            <CampaignPanel campaign={campaign} />
          </li>
        ))}
      </List>
      <Actions>
        <ButtonLink to={newCampaignPath(artistId)} variant="outline" size="sm">
          {t('campaigns.start')}
        </ButtonLink>
        <ButtonLink to={paths.campaigns} variant="text" size="sm">
          {t('campaigns.all')}
        </ButtonLink>
      </Actions>
    </section>
  );
}
