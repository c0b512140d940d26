import { useSession, useToasts } from '@spotlight/shared/contract';
import { shellLinks } from '@spotlight/shared/contract/links';
import { Button, ButtonLink, EmptyState, FailureNotice } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useLocation, useNavigate } from '@spotlight/shared/vendor/router';
import { styled } from 'styled-components';
import { useAcceptInvitation } from '../../data/user/user.mutations';
import invitationTexts from '../../locales/invitation.zh-TW.json';
import { paths } from '../../paths';

const Page = styled.main`
  display: grid;
  align-content: center;
  gap: 16px;
  max-width: 480px;
  min-height: 100dvh;
  margin-inline: auto;
  padding: 24px var(--gutter);
`;

/** Takes the invitation of a link: signed in with the invited address, by one press. */
export function InvitationScreen() {
  const t = useTexts(invitationTexts);
  const toasts = useToasts();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const { user } = useSession();
  const accept = useAcceptInvitation();
  const token = hash.slice(1);
  if (!/^[0-9a-f]{48}$/.test(token)) {
    return (
      <Page id="main" tabIndex={-1}>
        <EmptyState
          isPage
          title={t('missing')}
          help={t('missingHelp')}
          action={<ButtonLink to={shellLinks.home}>{t('home')}</ButtonLink>}
        />
      </Page>
    );
  }
  const take = () =>
    accept.mutate(token, {
      onSuccess: () => {
        toasts.success(t('accepted'));
        void navigate(paths.dashboard.to());
      },
    });
  return (
    <Page id="main" tabIndex={-1}>
      <h1>{t('title')}</h1>
      <p>{user ? t('signedInAs', { email: user.email }) : t('lead')}</p>
      <FailureNotice failure={accept.error} title={t('failed')} />
      {user ? (
        <Button isBusy={accept.isPending} onClick={take}>
          {t('accept')}
        </Button>
      ) : (
        <ButtonLink to={shellLinks.login(paths.invitation.to(token))}>{t('login')}</ButtonLink>
      )}
    </Page>
  );
}
