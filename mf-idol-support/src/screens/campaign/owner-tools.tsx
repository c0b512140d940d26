import { ReasonDialog } from '@spotlight/shared/form';
import { Part } from '@spotlight/shared/own-page';
import { Button, ButtonLink, OverlayFailure, lazyPart } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useCancelCampaign } from '../../data/campaign/campaign.mutations';
import type { Campaign } from '../../data/campaign/campaign.schema';
import campaignTexts from '../../locales/campaign.zh-TW.json';
import { editCampaignPath } from '../../paths';

const ReceiptDialog = lazyPart(
  () => import(/* webpackChunkName: "receipt" */ './receipt-dialog').then((m) => m.ReceiptDialog),
  { Failed: OverlayFailure },
);

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/** What who started a campaign can do: change it before it is public, show receipts, call it off. */
export function OwnerTools({ campaign }: { campaign: Campaign }) {
  const t = useTexts(campaignTexts);
  const cancel = useCancelCampaign();
  const [asked, setAsked] = useState<'receipt' | 'cancel' | null>(null);
  const { id, title, status } = campaign;
  const isHidden = status === 'draft' || status === 'pending';
  const close = () => setAsked(null);
  return (
    <Part as="section" aria-label={t('campaign.owner')}>
      <h2>{t('campaign.owner')}</h2>
      <Row>
        {isHidden && (
          <ButtonLink to={editCampaignPath(id)} size="sm">
            {t('campaign.edit')}
          </ButtonLink>
        )}
        {status === 'succeeded' && (
          <Button size="sm" onClick={() => setAsked('receipt')}>
            {t('campaign.addReceipt')}
          </Button>
        )}
        {(isHidden || status === 'open') && (
          <Button size="sm" variant="plain" onClick={() => setAsked('cancel')}>
            {t('campaign.cancel')}
          </Button>
        )}
      </Row>
      {asked === 'receipt' && <ReceiptDialog campaign={campaign} onClose={close} />}
      {asked === 'cancel' && (
        <ReasonDialog
          title={t('campaign.cancelTitle', { title })}
          lead={t('campaign.cancelBody')}
          label={t('campaign.cancelReason')}
          missing={t('campaign.cancelReasonMissing')}
          confirmLabel={t('campaign.cancel')}
          tone="danger"
          onConfirm={async (reason) => {
            await cancel.mutateAsync({ id, reason });
            return t('campaign.cancelled');
          }}
          onClose={close}
        />
      )}
    </Part>
  );
}
