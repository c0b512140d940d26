import { formatMoment, formatPrice } from '@spotlight/shared/format';
import promotionTexts from '@spotlight/shared/locales/promotion.zh-TW.json';
import { Part } from '@spotlight/shared/own-page';
import { Badge, Notice, PageHeading, ShareButton, useNow } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link } from '@spotlight/shared/vendor/router';
import { styled } from 'styled-components';
import { CampaignSum } from '../../components/campaign/campaign-sum';
import { JoinButton } from '../../components/campaign/join-button';
import type { Campaign } from '../../data/campaign/campaign.schema';
import campaignTexts from '../../locales/campaign.zh-TW.json';
import { birthdayPagePath } from '../../paths';
import { MilestonePart } from './milestone-part';
import { OwnPledge } from './own-pledge';
import { OwnerTools } from './owner-tools';
import { ReceiptPart } from './receipt-part';

const Picture = styled.img`
  width: 100%;
  max-height: 360px;
  border-radius: var(--radius-card);
  object-fit: cover;
`;

const Words = styled.p`
  color: var(--ink-2);
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`;

/** Can somebody take part with money now? */
const isJoinable = ({ status, endsAt }: Campaign, now: number) =>
  (status === 'open' || status === 'succeeded') && Date.parse(endsAt) > now;

/** One campaign with all that belongs to it. */
export function CampaignView({ campaign }: { campaign: Campaign }) {
  const t = useTexts(campaignTexts, promotionTexts);
  const now = useNow(campaign.endsAt, () => undefined);
  const { title, status, artist, imageUrl, description, myPledge, isMine } = campaign;
  const hasPart = myPledge !== null && myPledge.status !== 'released';
  const canJoin = isJoinable(campaign, now) && !isMine && !hasPart;
  return (
    <>
      <Row>
        <Badge tone={status === 'succeeded' ? 'success' : 'info'}>
          {t(`campaignStatus.${status}`)}
        </Badge>
      </Row>
      <PageHeading
        title={title}
        lead={t('campaigns.by', {
          name: campaign.ownerName,
          moment: formatMoment(campaign.endsAt),
        })}
      />
      {(status === 'draft' ||
        status === 'pending' ||
        status === 'cancelled' ||
        status === 'failed') && <Notice>{t(`campaign.stateNote.${status}`)}</Notice>}
      {imageUrl && <Picture src={imageUrl} alt="" />}
      <Part as="section" aria-label={t('campaign.list')}>
        <CampaignSum campaign={campaign} />
        {campaign.paidTotal > 0 && (
          <Words>{t('campaign.paid', { paid: formatPrice(campaign.paidTotal) })}</Words>
        )}
        {hasPart && <OwnPledge campaign={campaign} pledge={myPledge} />}
        <Row>
          {canJoin && <JoinButton campaign={campaign} />}
          {!isJoinable(campaign, now) && status === 'open' && <Words>{t('campaign.over')}</Words>}
          <ShareButton title={title} />
        </Row>
      </Part>
      {isMine && <OwnerTools campaign={campaign} />}
      {description && (
        <Part as="section" aria-label={title}>
          <Words>{description}</Words>
          <Link to={birthdayPagePath(artist.id)}>
            <u>{t('campaign.forLink', { name: artist.performerName })}</u>
          </Link>
        </Part>
      )}
      <MilestonePart campaign={campaign} />
      {(status === 'succeeded' || campaign.receipts.length > 0) && (
        <ReceiptPart campaign={campaign} />
      )}
    </>
  );
}
