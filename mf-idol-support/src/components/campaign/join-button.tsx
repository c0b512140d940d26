import { useRequestLogin, useSession } from '@spotlight/shared/contract';
import { Button, OverlayFailure, lazyPart } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import type { CampaignCard } from '../../data/campaign/campaign.schema';
import campaignTexts from '../../locales/campaign.zh-TW.json';

const PledgeDialog = lazyPart(
  () => import(/* webpackChunkName: "pledge" */ './pledge-dialog').then((m) => m.PledgeDialog),
  { Failed: OverlayFailure },
);

export interface JoinButtonProps {
  campaign: CampaignCard;
  /** What somebody takes part with already. */
  amount?: number | null;
}

/** The way to take part, or to take part with another amount. */
export function JoinButton({ campaign, amount = null }: JoinButtonProps) {
  const t = useTexts(campaignTexts);
  const { isLoggedIn } = useSession();
  const requestLogin = useRequestLogin();
  const isLoading = PledgeDialog.useIsLoading();
  const [isOpen, setIsOpen] = useState(false);
  const { title } = campaign;
  const join = async () => {
    if (!isLoggedIn && !(await requestLogin({ title: t('campaigns.login') }))) return;
    setIsOpen(true);
  };
  return (
    <>
      <Button
        aria-label={t(amount === null ? 'campaigns.joinNamed' : 'campaigns.changeNamed', { title })}
        isBusy={isOpen && isLoading}
        onClick={() => void join()}
      >
        {t(amount === null ? 'campaigns.join' : 'campaigns.change')}
      </Button>
      {isOpen && (
        <PledgeDialog campaign={campaign} amount={amount} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
