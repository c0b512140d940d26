import { ReasonDialog } from '@spotlight/shared/form';
import { Badge, Button } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useResetFactor } from '../../data/user/user.mutations';
import type { ManagedUser } from '../../data/user/user.schema';
import userTexts from '../../locales/users.zh-TW.json';
import { PartTitle } from '../../room/records.styles';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`;

/** Whether somebody has a second factor; who has lost it gets it taken away by a superadmin. */
export function FactorPart({ user, mayReset }: { user: ManagedUser; mayReset: boolean }) {
  const t = useTexts(userTexts);
  const { mutateAsync } = useResetFactor();
  const [isAsking, setAsking] = useState(false);
  return (
    <section>
      <PartTitle>{t('panel.factor')}</PartTitle>
      <Line>
        <Badge tone={user.hasSecondFactor ? 'success' : 'neutral'}>
          {t(user.hasSecondFactor ? 'panel.factorOn' : 'panel.factorOff')}
        </Badge>
        {user.hasSecondFactor && mayReset && (
          <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
            {t('panel.resetFactor')}
          </Button>
        )}
      </Line>
      {isAsking && (
        <ReasonDialog
          title={t('panel.resetTitle', { name: user.username })}
          lead={t('panel.resetLead')}
          label={t('panel.resetReason')}
          hint={t('panel.resetReasonHint')}
          missing={t('panel.resetReasonMissing')}
          confirmLabel={t('panel.resetFactor')}
          tone="danger"
          onConfirm={async (reason) => {
            await mutateAsync({ id: user.id, reason });
            return t('panel.resetDone');
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}
