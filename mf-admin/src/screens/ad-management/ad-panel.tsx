import { useToasts } from '@spotlight/shared/contract';
import promotionTexts from '@spotlight/shared/locales/promotion.zh-TW.json';
import { formatPrice } from '@spotlight/shared/format';
import { Button, ButtonLink, Notice, useErrorText } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { useSwitchAd } from '../../data/ad/ad.mutations';
import type { ManagedAd } from '../../data/ad/ad.schema';
import adTexts from '../../locales/ads.zh-TW.json';
import { paths } from '../../paths';
import { AuditTrail } from '../../room/audit-trail';
import { Pairs } from '../../room/pairs';
import type { PanelPlace } from '../../room/use-open-row';
import { RowPanel } from '../../room/row-panel';
import { AdState, locationOf } from './ad-columns';
import { CreativesPart } from './creatives-part';
import { FiguresPart } from './figures-part';

const Picture = styled.img`
  max-width: 100%;
  max-height: 240px;
  border-radius: var(--radius-6);
  object-fit: contain;
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
`;

export interface AdPanelProps {
  ad: ManagedAd;
  place: PanelPlace;
  mayManage: boolean;
  onPreview: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** One advertisement: how it looks, what was sold, how it does, its artwork, and what was done to it. */
export function AdPanel({ ad, place, mayManage, ...acts }: AdPanelProps) {
  const t = useTexts(adTexts, promotionTexts);
  const toasts = useToasts();
  const errorText = useErrorText();
  const { mutate, isPending } = useSwitchAd();
  const toggle = () => {
    const isActive = ad.status !== 'active';
    mutate(
      { id: ad.id, isActive },
      {
        onSuccess: () => toasts.success(t(isActive ? 'switchedOn' : 'switchedOff')),
        onError: (error) => toasts.error(t('switchFailed', { reason: errorText(error) })),
      },
    );
  };
  const canSwitch = ad.status === 'active' || (ad.status === 'inactive' && ad.phase !== 'ended');
  return (
    <RowPanel
      {...place}
      rowKey={ad.id}
      title={ad.title}
      lead={t('period', { start: ad.startDate, end: ad.endDate })}
      footer={
        <Acts>
          <Button variant="plain" size="sm" onClick={acts.onPreview}>
            {t('preview')}
          </Button>
          {mayManage && (
            <>
              <Button variant="plain" size="sm" onClick={acts.onDelete}>
                {t('delete')}
              </Button>
              {canSwitch && (
                <Button variant="outline" size="sm" isBusy={isPending} onClick={toggle}>
                  {t(ad.status === 'active' ? 'switchOff' : 'switchOn')}
                </Button>
              )}
              <Button size="sm" onClick={acts.onEdit}>
                {t('edit')}
              </Button>
            </>
          )}
        </Acts>
      }
    >
      {!mayManage && <Notice tone="info">{t('panel.onlyLook')}</Notice>}
      {ad.status === 'pending' && (
        <Notice tone="warning">
          {t('panel.waits')}{' '}
          <ButtonLink to={`${paths.approval.to()}?type=ad`} variant="outline" size="sm">
            {t('panel.toApproval')}
          </ButtonLink>
        </Notice>
      )}
      <div>
        <AdState ad={ad} t={t} />
      </div>
      {ad.imageUrl && <Picture src={ad.imageUrl} alt={t('panel.picture')} loading="lazy" />}
      {ad.description && <p>{ad.description}</p>}
      <Pairs
        lines={[
          [t('panel.reason'), ad.reason],
          [t('panel.client'), ad.clientName ?? t('panel.noClient')],
          [t('columns.type'), t(`types.${ad.type}`)],
          [t('columns.location'), locationOf(ad.displayLocation)],
          [t('panel.link'), ad.linkUrl],
          [t('panel.button'), ad.buttonText],
          [t('panel.budget'), formatPrice(ad.budget)],
          [
            t('panel.booking'),
            ad.booking &&
              `${t('panel.bookingLine', {
                product: ad.booking.productName,
                slot: ad.booking.slotNo,
                amount: formatPrice(ad.booking.amount),
              })}（${t(`adBookingStatus.${ad.booking.status}`)}）`,
          ],
        ]}
      />
      {mayManage && (
        <>
          <FiguresPart id={ad.id} />
          <CreativesPart id={ad.id} />
        </>
      )}
      <AuditTrail entity="advertisements" id={ad.id} />
    </RowPanel>
  );
}
