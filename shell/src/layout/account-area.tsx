import { useSession } from '@spotlight/shared/contract';
import { ButtonLink, Skeleton, onPhone } from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useLocation } from '@spotlight/shared/vendor/router';
import { styled } from 'styled-components';
import { loginPath, paths, signupPath } from '../paths';
import { shellTexts } from '../texts';
import { AccountButton } from './account-button';
import type { NavigationItem } from './navigation';
import { NotificationSlot } from './notification-slot';

const SignUp = styled(ButtonLink)`
  @media ${onPhone} {
    display: none;
  }
`;

/** The right end of the header: who is signed in, or how to become that. */
export function AccountArea({ navigation }: { navigation: readonly NavigationItem[] }) {
  const t = useTexts(shellTexts);
  const { user, isLoading } = useSession();
  const { pathname, search } = useLocation();

  if (isLoading) return <Skeleton width={108} height={44} radius="var(--radius-pill)" />;
  if (user) {
    return (
      <>
        <NotificationSlot />
        <AccountButton user={user} navigation={navigation} />
      </>
    );
  }

  const isAuthPage = pathname === paths.login || pathname === paths.signup;
  const returnTo = isAuthPage || pathname === paths.home ? undefined : pathname + search;
  return (
    <>
      <ButtonLink variant="plain" size="sm" to={loginPath(returnTo)}>
        {t('header.login')}
      </ButtonLink>
      <SignUp variant="inverse" size="sm" to={signupPath(returnTo)}>
        {t('header.signup')}
      </SignUp>
    </>
  );
}
