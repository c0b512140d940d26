import { useSession } from '@spotlight/shared/contract';
import { Container, Skeleton } from '@spotlight/shared/ui/parts';
import { Navigate, useSearchParams } from '@spotlight/shared/vendor/router';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { AuthPage } from '../../components/auth-page/auth-page';
import { LoginForm, TextLink } from '../../components/login-form/login-form';
import accountTexts from '../../locales/account.zh-TW.json';
import { signupPath } from '../../paths';
import { afterSignIn } from '../../after-sign-in';
import { ForgotPasswordForm } from './forgot-password-form';
import { ResetPasswordForm } from './reset-password-form';
import { SwitchIdentityCard } from './switch-identity-card';
import { requiredIdentities } from './required-identities.rules';

/**
 * Logging in, and what belongs to it, told apart by the address: `?mode=forgot` asks for a mail,
 * `?mode=reset&token_hash=` is where the mail leads, `?switch=` is where a guard sends somebody who is
 * signed in as another identity than the page at `returnTo` needs.
 */
export function LoginScreen() {
  const t = useTexts(accountTexts);
  const { user, isLoading, userType, awaitsFactor } = useSession();
  const [search] = useSearchParams();
  const mode = search.get('mode');
  const returnParam = search.get('returnTo');
  const returnTo = afterSignIn(returnParam);

  if (mode === 'reset') {
    return <ResetPasswordForm tokenHash={search.get('token_hash')} returnTo={returnParam} />;
  }
  if (isLoading) return <LoginSkeleton />;
  if (user) {
    const required = requiredIdentities(search.get('switch'));
    const mustSwitch = required.length > 0 && userType !== null && !required.includes(userType);
    return mustSwitch ? (
      <SwitchIdentityCard user={user} required={required} returnTo={returnTo} />
    ) : (
      <Navigate to={returnTo} replace />
    );
  }
  if (mode === 'forgot') return <ForgotPasswordForm returnTo={returnParam ?? undefined} />;

  return (
    <AuthPage
      title={t('login.title')}
      lead={t('login.lead')}
      foot={
        awaitsFactor ? null : (
          <>
            {t('login.noAccount')}
            <TextLink to={signupPath(returnParam ?? undefined)}>{t('login.signup')}</TextLink>
          </>
        )
      }
    >
      {/* Being signed in is what leads on, wherever it happened: here or in another tab. */}
      <LoginForm returnTo={returnParam ?? undefined} onSuccess={() => undefined} />
    </AuthPage>
  );
}

function LoginSkeleton() {
  return (
    <Container style={{ paddingTop: 56 }}>
      <Skeleton height={420} radius="var(--radius-card)" />
    </Container>
  );
}
