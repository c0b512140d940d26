import { useSession } from '@spotlight/shared/contract';
import { BrandMark, StageBand } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link } from '@spotlight/shared/vendor/router';
import { shellLinks } from '@spotlight/shared/contract/links';
import { styled } from 'styled-components';
import { texts } from '../../texts';
import { CredentialsForm } from './credentials-form';
import { FactorGate } from './factor-gate';
import { SignedInGate } from './signed-in-gate';

const Stage = styled(StageBand)`
  display: grid;
  place-items: center;
  min-height: 100dvh;
  padding: 32px 16px;
`;

const Column = styled.main`
  display: grid;
  gap: 24px;
  justify-items: center;
  width: min(400px, 100%);
  outline: none;
`;

const Brand = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  font-size: var(--text-22);
  font-weight: var(--weight-bold);
  letter-spacing: 0.06em;
`;

const Card = styled.div`
  display: grid;
  gap: 20px;
  width: 100%;
  padding: 24px 20px;
  border-radius: var(--radius-sheet);
  background: var(--surface);
  box-shadow: var(--shadow-sheet);
  @media (min-width: 480px) {
    padding: 32px;
  }
`;

const Heading = styled.h1`
  font-size: var(--text-22);
`;

const Lead = styled.p`
  margin-top: 4px;
  color: var(--ink-2);
  font-size: var(--text-14);
`;

/**
 * 管理員登入: the login of the back office. Whoever is signed in, now or already, is checked by the
 * server and either led in or told that this account cannot enter.
 */
export function AdminLoginScreen() {
  const t = useTexts(texts);
  const { user, awaitsFactor, refreshAccount } = useSession();
  return (
    <Stage>
      <Column id="main" tabIndex={-1}>
        <Brand to={shellLinks.home}>
          <BrandMark size={32} />
          {t('area.brand')}
        </Brand>
        <Card data-surface="page">
          <div>
            <Heading>{t('login.title')}</Heading>
            <Lead>{t('login.lead')}</Lead>
          </div>
          {user ? (
            <SignedInGate email={user.email} />
          ) : awaitsFactor ? (
            <FactorGate
              isHeld={false}
              onHold={() => undefined}
              onDone={() => void refreshAccount()}
            />
          ) : (
            <CredentialsForm />
          )}
        </Card>
      </Column>
    </Stage>
  );
}
