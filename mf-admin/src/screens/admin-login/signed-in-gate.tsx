import { QueryView, Spinner } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Navigate, useSearchParams } from '@spotlight/shared/vendor/router';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useAreaAccess, useEnterArea } from '../../data/access/access.queries';
import { texts } from '../../texts';
import { FactorGate } from './factor-gate';
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
            return <FactorGate isHeld={isHeld} onHold={setHeld} onDone={enterArea} />;
          default:
            return <Navigate to={afterSignIn(search.get('returnTo'))} replace />;
        }
      }}
    </QueryView>
  );
}
