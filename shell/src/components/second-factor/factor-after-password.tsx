import { useSession } from '@spotlight/shared/contract';
import { Button } from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import accountTexts from '../../locales/account.zh-TW.json';
import { FactorStep } from './lazy-factor';

const Steps = styled.div`
  display: grid;
  gap: 12px;
`;

/** The second factor of whoever has given the password, and the way back for whoever cannot show it. */
export function FactorAfterPassword() {
  const t = useTexts(accountTexts);
  const { refreshAccount, logout } = useSession();
  return (
    <Steps>
      <FactorStep onHold={() => undefined} onDone={() => void refreshAccount()} />
      <Button variant="plain" isFullWidth onClick={() => void logout()}>
        {t('login.useOther')}
      </Button>
    </Steps>
  );
}
