import { eventLinks } from '@spotlight/shared/contract/links';
import { formatDate, formatPrice, groupDigits } from '@spotlight/shared/format';
import promotionTexts from '@spotlight/shared/locales/promotion.zh-TW.json';
import { Badge, ButtonLink, Panel, type BadgeTone } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { clickRateText } from '../../data/own-ad/click-rate.rules';
import type { OwnAd } from '../../data/own-ad/own-ad.schema';
import ownAdsTexts from '../../locales/own-ads.zh-TW.json';
import { adSchedulingPath } from '../../paths';
import { DeferredAdStats } from './deferred-ad-stats';

const Entry = styled(Panel).attrs({ as: 'article' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  padding: 16px;
  & > h3 {
    font-size: var(--text-16);
    overflow-wrap: anywhere;
  }
  & > p {
    color: var(--ink-2);
    font-size: var(--text-14);
    overflow-wrap: anywhere;
  }
  & > img {
    width: 100%;
    max-height: 120px;
    border-radius: var(--radius-control);
    object-fit: cover;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`;

const Counts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 24px;
  font-variant-numeric: tabular-nums;
  & > div {
    display: flex;
    align-items: baseline;
    gap: 6px;
  }
  & dt {
    color: var(--ink-3);
    font-size: var(--text-12);
  }
  & dd {
    font-weight: var(--weight-bold);
  }
`;

const Days = styled.details`
  & > summary {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--accent-ink);
    font-size: var(--text-14);
    font-weight: var(--weight-bold);
  }
`;

const tones: Record<OwnAd['status'], BadgeTone> = {
  pending: 'warning',
  active: 'success',
  inactive: 'neutral',
  rejected: 'danger',
};

/** One advertisement: how far it is, how often it was seen, and what it waits for. */
export function AdEntry({ ad }: { ad: OwnAd }) {
  const t = useTexts(ownAdsTexts, promotionTexts);
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const { id, title, status, phase, booking, creative, reason } = ad;
  const isHeld = booking?.status === 'held';
  const isRunningOrDone = phase !== 'scheduled' && ad.impressions > 0;
  return (
    <Entry aria-labelledby={titleId}>
      <Row>
        <Badge tone={tones[status]} hasDot>
          {t(`adStatus.${status}`)}
        </Badge>
        {status === 'active' && <Badge tone="info">{t(`phase.${phase}`)}</Badge>}
        {booking && booking.status !== 'confirmed' && (
          <Badge tone={isHeld ? 'warning' : 'neutral'}>
            {t(`adBookingStatus.${booking.status}`)}
          </Badge>
        )}
      </Row>
      <h3 id={titleId}>{title}</h3>
      {ad.imageUrl && <img src={ad.imageUrl} alt={t('ownAds.thumb', { title })} loading="lazy" />}
      <p>
        {[
          booking?.productName,
          t('ownAds.period', { from: formatDate(ad.startDate), to: formatDate(ad.endDate) }),
          booking && formatPrice(booking.amount),
        ]
          .filter(Boolean)
          .join('・')}
      </p>
      {reason && <p>{t('ownAds.reason', { reason })}</p>}
      {creative && creative.status !== 'approved' && (
        <p>
          {t('ownAds.creative', {
            version: creative.version,
            status: t(`creativeStatus.${creative.status}`),
          })}
        </p>
      )}
      {creative?.status === 'rejected' && creative.reason && (
        <p>{t('ownAds.creativeReason', { reason: creative.reason })}</p>
      )}
      <Counts>
        <div>
          <dt>{t('ownAds.impressions')}</dt>
          <dd>{groupDigits(ad.impressions)}</dd>
        </div>
        <div>
          <dt>{t('ownAds.clicks')}</dt>
          <dd>{groupDigits(ad.clicks)}</dd>
        </div>
        <div>
          <dt>{t('ownAds.rate')}</dt>
          <dd>{clickRateText(ad)}</dd>
        </div>
      </Counts>
      <Row>
        {isHeld && booking.orderId && (
          <ButtonLink
            to={eventLinks.order(booking.orderId)}
            size="sm"
            aria-label={t('ownAds.payNamed', { title })}
          >
            {t('ownAds.pay')}
          </ButtonLink>
        )}
        {phase !== 'ended' && status !== 'inactive' && (
          <ButtonLink
            to={adSchedulingPath(id)}
            size="sm"
            variant="outline"
            aria-label={t('ownAds.scheduleNamed', { title })}
          >
            {t('ownAds.schedule')}
          </ButtonLink>
        )}
      </Row>
      {isRunningOrDone && (
        <Days onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>{t('ownAds.stats')}</summary>
          {isOpen && <DeferredAdStats id={id} title={title} />}
        </Days>
      )}
    </Entry>
  );
}
