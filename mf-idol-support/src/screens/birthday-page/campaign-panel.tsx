import { useRequestLogin, useSession } from '@spotlight/shared/contract';
import { formatMoment, formatPrice } from '@spotlight/shared/format';
import { Button, OverlayFailure, Panel, lazyPart } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import type { CampaignCard } from '../../data/campaign/campaign.schema';
import birthdayPageTexts from '../../locales/birthday-page.zh-TW.json';

const PledgeDialog = lazyPart(
  () => import(/* webpackChunkName: "pledge" */ './pledge-dialog').then((m) => m.PledgeDialog),
  { Failed: OverlayFailure },
);

const Box = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 10px;
  & > h3 {
    font-size: var(--text-18);
    overflow-wrap: anywhere;
  }
`;

const Note = styled.p`
  color: var(--ink-2);
  font-size: var(--text-14);
  overflow-wrap: anywhere;
`;

const Sum = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 2px 12px;
  font-variant-numeric: tabular-nums;
  & > strong {
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

/** One campaign: how far it is, until when, and the way to take part. The sums are those of the server. */
export function CampaignPanel({ campaign }: { campaign: CampaignCard }) {
  const t = useTexts(birthdayPageTexts);
  const titleId = useId();
  const { isLoggedIn } = useSession();
  const requestLogin = useRequestLogin();
  const isLoading = PledgeDialog.useIsLoading();
  const [isOpen, setIsOpen] = useState(false);
  const { title, description, goal, pledgedTotal: sum, backers } = campaign;
  const missing = goal - sum;

  const join = async () => {
    if (!isLoggedIn && !(await requestLogin({ title: t('campaigns.login') }))) return;
    setIsOpen(true);
  };
  return (
    <Box as="article" aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      <Note>
        {t('campaigns.by', { name: campaign.ownerName, moment: formatMoment(campaign.endsAt) })}
      </Note>
      {description && <Note>{description}</Note>}
      <Sum>
        <strong>{formatPrice(sum)}</strong>
        <Note as="span">{t('campaigns.goal', { goal: formatPrice(goal), backers })}</Note>
        <Note as="span">
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
      <Button
        aria-label={t('campaigns.joinNamed', { title })}
        isBusy={isOpen && isLoading}
        onClick={() => void join()}
      >
        {t('campaigns.join')}
      </Button>
      {isOpen && <PledgeDialog campaign={campaign} onClose={() => setIsOpen(false)} />}
    </Box>
  );
}
