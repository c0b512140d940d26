import { useSession } from '@spotlight/shared/contract';
import { MailIcon, Notice } from '@spotlight/shared/ui/parts';
import { Navigate, useSearchParams } from '@spotlight/shared/vendor/router';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { AuthPage } from '../../components/auth-page/auth-page';
import { TextLink } from '../../components/login-form/login-form';
import accountTexts from '../../locales/account.zh-TW.json';
import { loginPath } from '../../paths';
import { afterSignIn } from '../../after-sign-in';
import { SignupForm } from './signup-form';

/** Creating an account: the identity first, because it decides what one finds afterwards. */
export function SignupScreen() {
  const t = useTexts(accountTexts);
  const { isLoggedIn } = useSession();
  const [search] = useSearchParams();
  const [unconfirmedEmail, setUnconfirmedEmail] = useState<string>();
  const returnParam = search.get('returnTo');

  if (isLoggedIn) return <Navigate to={afterSignIn(returnParam)} replace />;
  return (
    <AuthPage
      width={560}
      title={t('signup.title')}
      lead={t('signup.lead')}
      foot={
        <>
          {t('signup.hasAccount')}
          <TextLink to={loginPath(returnParam ?? undefined)}>{t('signup.login')}</TextLink>
        </>
      }
    >
      {unconfirmedEmail ? (
        <Notice tone="success" icon={<MailIcon />} title={t('signup.confirmTitle')}>
          {t('signup.confirmText', { email: unconfirmedEmail })}
        </Notice>
      ) : (
        <SignupForm onUnconfirmed={setUnconfirmedEmail} />
      )}
    </AuthPage>
  );
}
