import { useToasts } from '@spotlight/shared/contract';
import { formatMoment } from '@spotlight/shared/format';
import { Badge, Button, useErrorText } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { useConfirmInvitation, useRevokeInvitation } from '../../data/user/user.mutations';
import { useInvitations } from '../../data/user/user.queries';
import permissionTexts from '../../locales/permissions.zh-TW.json';
import { PartTitle } from '../../room/records.styles';

const Part = styled.section`
  margin-top: 24px;
  font-size: var(--text-14);
`;

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  padding-block: 8px;
  border-top: 1px solid var(--line);
  & > span:first-child {
    overflow-wrap: anywhere;
  }
  & > small {
    color: var(--ink-3);
    font-size: var(--text-14);
  }
`;

const tones = {
  waiting: 'warning',
  open: 'info',
  accepted: 'success',
  revoked: 'neutral',
  expired: 'neutral',
} as const;

/** Who was invited to the back office, and what became of it. A superadmin takes two. */
export function Invitations() {
  const t = useTexts(permissionTexts);
  const toasts = useToasts();
  const errorText = useErrorText();
  const invitations = useInvitations();
  const confirm = useConfirmInvitation();
  const revoke = useRevokeInvitation();
  const said = (sentence: string) => ({
    onSuccess: () => toasts.success(sentence),
    onError: (error: Error) => toasts.error(errorText(error)),
  });
  return (
    <Part>
      <PartTitle as="h2">{t('invitations.title')}</PartTitle>
      {invitations.isError && <p role="alert">{t('invitations.failed')}</p>}
      {invitations.data?.items.length === 0 && <p>{t('invitations.none')}</p>}
      <ul>
        {invitations.data?.items.map(
          ({ id, email, adminRole, status, invitedBy, mayConfirm, expiresAt }) => (
            <Line key={id}>
              <span>
                {t('invitations.line', { email, role: t(`roles.${adminRole}`), by: invitedBy })}
              </span>
              <Badge tone={tones[status]}>{t(`invitations.status.${status}`)}</Badge>
              {(status === 'open' || status === 'waiting') && (
                <>
                  <small>{t('invitations.until', { time: formatMoment(expiresAt) })}</small>
                  {mayConfirm && (
                    <Button
                      variant="outline"
                      size="sm"
                      onClick={() => confirm.mutate(id, said(t('invitations.confirmed')))}
                    >
                      {t('invitations.confirm')}
                    </Button>
                  )}
                  <Button
                    variant="quiet"
                    size="sm"
                    onClick={() => revoke.mutate(id, said(t('invitations.revoked')))}
                  >
                    {t('invitations.revoke')}
                  </Button>
                </>
              )}
            </Line>
          ),
        )}
      </ul>
    </Part>
  );
}
