import { useSecondFactor } from '@spotlight/shared/second-factor/queries';
import { Badge, Button, QueryView, Skeleton } from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { styled } from 'styled-components';
import { FactorDialog } from '../../components/second-factor/lazy-factor';
import accountTexts from '../../locales/account.zh-TW.json';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
`;

/** Whether the account has a second factor, and the dialog that sets it up, replaces it or takes it away. */
export function FactorState() {
  const t = useTexts(accountTexts);
  const factor = useSecondFactor();
  const [isOpen, setOpen] = useState(false);
  return (
    <QueryView
      query={factor}
      errorTitle={t('settings.factor.error')}
      pending={<Skeleton height={44} />}
    >
      {({ isSetUp }) => (
        <Row>
          <Badge tone={isSetUp ? 'success' : 'neutral'}>
            {t(`settings.factor.${isSetUp ? 'on' : 'off'}`)}
          </Badge>
          <Button variant="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {t(`settings.factor.${isSetUp ? 'manage' : 'begin'}`)}
          </Button>
          {isOpen && <FactorDialog onClose={() => setOpen(false)} />}
        </Row>
      )}
    </QueryView>
  );
}
