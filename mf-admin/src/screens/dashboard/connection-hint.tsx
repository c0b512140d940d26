import { Button, PlugIcon } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { texts } from '../../texts';
import { useConnectionTest } from './use-connection-test';

const Centred = styled.div`
  display: grid;
  justify-items: center;
  margin-top: -32px;
`;

/** Under an error: lets the reader find out whether the database can be reached at all. */
export function ConnectionHint() {
  const t = useTexts(texts);
  const connection = useConnectionTest();
  return (
    <Centred>
      <Button
        variant="text"
        icon={<PlugIcon size={18} />}
        isBusy={connection.isTesting}
        busyLabel={t('dashboard.testing')}
        onClick={connection.test}
      >
        {t('dashboard.checkConnection')}
      </Button>
    </Centred>
  );
}
