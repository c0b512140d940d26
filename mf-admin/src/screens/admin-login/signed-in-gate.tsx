import { Button, QueryView, Spinner } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Navigate, useSearchParams } from '@spotlight/shared/vendor/router';
import { useState } from 'react';
import { styled } from 'styled-components';
import { FactorStep } from '../../components/second-factor/lazy-factor';
import { useSignOut } from '../../components/use-sign-out';
import { useAreaAccess, useEnterArea } from '../../data/access/access.queries';
import { texts } from '../../texts';
import { RefusedAccount } from './refused-account';
import { afterSignIn } from './return-to';

const Waiting = styled.p`
  display: flex;
  align-items: center;
  gap: 12px;
  color: var(--ink-2);
`;

/**
 * Leads somebody who is signed in to where they wanted to go, if the server lets them; an administrator shows the
 * second factor before, where one is asked for.
 */
export function SignedInGate({ email }: { email: string }) {
  const t = useTexts(texts);
  const access = useAreaAccess();
  const enterArea = useEnterArea();
  const { signOut, isBusy } = useSignOut();
  const [isHeld, setHeld] = useState(false);
  const [search] = useSearchParams();
  const pending = (
    <Waiting role="status">
      <Spinner />
      {t('login.checking')}
    </Waiting>
  );
  return (
    <QueryView query={access} pending={pending} errorTitle={t('area.checkFailed')}>
      {(answer) => {
        switch (isHeld ? 'factor' : answer) {
          case 'none':
            return <RefusedAccount email={email} />;
          case 'factor':
            return (
              <>
                <FactorStep onHold={setHeld} onDone={enterArea} />
                {!isHeld && (
                  <Button variant="text" isFullWidth isBusy={isBusy} onClick={signOut}>
                    {t('login.useOther')}
                  </Button>
                )}
              </>
            );
          default:
            return <Navigate to={afterSignIn(search.get('returnTo'))} replace />;
        }
      }}
    </QueryView>
  );
}
