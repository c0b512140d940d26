import { formatMoment } from '@spotlight/shared/format';
import { Panel } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link } from '@spotlight/shared/vendor/router';
import { useId } from 'react';
import { styled } from 'styled-components';
import { CampaignSum } from '../../components/campaign/campaign-sum';
import { JoinButton } from '../../components/campaign/join-button';
import type { CampaignCard } from '../../data/campaign/campaign.schema';
import campaignTexts from '../../locales/campaign.zh-TW.json';
import { campaignPath } from '../../paths';

const Box = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 10px;
  & > h3 {
    font-size: var(--text-18);
    overflow-wrap: anywhere;
  }
  & > h3 > a {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;

const Note = styled.p`
  color: var(--ink-2);
  font-size: var(--text-14);
  overflow-wrap: anywhere;
`;

/** One campaign: how far it is, until when, and the way to take part. */
export function CampaignPanel({ campaign }: { campaign: CampaignCard }) {
  const t = useTexts(campaignTexts);
  const titleId = useId();
  const { id, title, description } = campaign;
  return (
    <Box as="article" aria-labelledby={titleId}>
      <h3 id={titleId}>
        <Link to={campaignPath(id)}>{title}</Link>
      </h3>
      <Note>
        {t('campaigns.by', { name: campaign.ownerName, moment: formatMoment(campaign.endsAt) })}
      </Note>
      {description && <Note>{description}</Note>}
      <CampaignSum campaign={campaign} />
      <JoinButton campaign={campaign} />
    </Box>
  );
}
