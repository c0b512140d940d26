import { ButtonLink } from '@spotlight/shared/ui';
import { ActionBar } from '@spotlight/shared/ui/action-bar';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { useFeeText } from '../../components/fee/use-fee-text';
import type { PerformerDetail } from '../../data/performer/performer.schema';
import { invitePath } from '../../paths';
import { texts } from '../../texts';
import { useCanInvite } from './use-can-invite';

const Fee = styled.p`
  max-width: 11em;
  font-weight: var(--weight-bold);
  font-variant-numeric: tabular-nums;
  line-height: var(--leading-dense);
  & > small {
    display: block;
    color: var(--ink-2);
    font-size: var(--text-12);
    font-weight: var(--weight-regular);
  }
`;

/** 邀請演出 within the thumb's reach: the panel with it comes after everything else on a phone. */
export function InviteBar({ performer }: { performer: PerformerDetail }) {
  const t = useTexts(texts);
  const fee = useFeeText()(performer);
  if (!useCanInvite(performer)) return null;
  return (
    <ActionBar>
      <Fee>
        {fee && <small>{t('detail.fee')}</small>}
        {fee ?? performer.performerName}
      </Fee>
      <ButtonLink to={invitePath(performer.id)} size="lg" isFullWidth>
        {t('detail.invite')}
      </ButtonLink>
    </ActionBar>
  );
}
