import { eventLinks } from '@spotlight/shared/contract/links';
import { formatPrice } from '@spotlight/shared/format';
import { ButtonLink, ConfirmButton, Notice } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { JoinButton } from '../../components/campaign/join-button';
import { usePledge } from '../../data/campaign/campaign.mutations';
import type { Campaign } from '../../data/campaign/campaign.schema';
import campaignTexts from '../../locales/campaign.zh-TW.json';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

export interface OwnPledgeProps {
  campaign: Campaign;
  pledge: NonNullable<Campaign['myPledge']>;
}

/** What somebody takes part with: to be changed or taken back before the goal, to be paid after it. */
export function OwnPledge({ campaign, pledge }: OwnPledgeProps) {
  const t = useTexts(campaignTexts);
  const { mutateAsync } = usePledge();
  const amount = formatPrice(pledge.amount);
  const isPaid = pledge.status === 'paid';
  const said = isPaid ? 'paidMine' : pledge.orderId ? 'toPay' : 'pledged';
  return (
    <>
      <Notice tone={pledge.orderId && !isPaid ? 'warning' : 'success'} title={t('campaign.mine')}>
        {t(`campaign.${said}`, { amount })}
      </Notice>
      <Row>
        {pledge.orderId && !isPaid && (
          <ButtonLink to={eventLinks.order(pledge.orderId)}>{t('campaign.pay')}</ButtonLink>
        )}
        {!pledge.orderId && campaign.status === 'open' && (
          <>
            <JoinButton campaign={campaign} amount={pledge.amount} />
            <ConfirmButton
              variant="plain"
              question={{
                title: t('campaign.backTitle', { title: campaign.title }),
                body: t('campaign.backBody'),
                confirmLabel: t('campaign.back'),
                keepLabel: t('campaign.keep'),
                tone: 'danger',
                onConfirm: async () => {
                  await mutateAsync({ campaignId: campaign.id, amount: 0 });
                  return t('campaign.backDone');
                },
              }}
            >
              {t('campaign.back')}
            </ConfirmButton>
          </>
        )}
      </Row>
    </>
  );
}
