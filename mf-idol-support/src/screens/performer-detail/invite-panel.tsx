import { venueLinks } from '@spotlight/shared/contract/links';
import { ButtonLink, Panel, fromDesktop } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { useFeeText } from '../../components/fee/use-fee-text';
import type { PerformerDetail } from '../../data/performer/performer.schema';
import { invitePath } from '../../paths';
import { texts } from '../../texts';
import { useCanInvite } from './use-can-invite';

const Fee = styled.p`
  font-size: var(--text-18);
  font-weight: var(--weight-bold);
  font-variant-numeric: tabular-nums;
`;

const Note = styled.p`
  color: var(--ink-3);
  font-size: var(--text-14);
`;

const Box = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
  & > a {
    margin-top: 12px;
  }
`;

/* Where the page has its bar, the bar has it. */
const Invite = styled(ButtonLink)`
  @media not ${fromDesktop} {
    display: none;
  }
`;

/** The usual fee, and 邀請演出 to whoever is not the performer. Nothing where there is neither. */
export function InvitePanel({ performer }: { performer: PerformerDetail }) {
  const t = useTexts(texts);
  const { id } = performer;
  const fee = useFeeText()(performer);
  const canInvite = useCanInvite(performer);
  if (!fee && !canInvite) return null;
  return (
    <Box as="section">
      {fee && (
        <>
          <Note as="h2">{t('detail.fee')}</Note>
          <Fee>{fee}</Fee>
          <Note>{t('detail.feeNote')}</Note>
        </>
      )}
      {canInvite && (
        <>
          <Invite to={invitePath(id)}>{t('detail.invite')}</Invite>
          <ButtonLink to={venueLinks.together('', id)} variant="outline">
            {t('detail.together')}
          </ButtonLink>
          <Note>{t('detail.inviteNote')}</Note>
        </>
      )}
    </Box>
  );
}
