import type { FactorStepProps } from '@spotlight/shared/second-factor';
import { Button } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { FactorStep } from '../../components/second-factor/lazy-factor';
import { useSignOut } from '../../components/use-sign-out';
import { texts } from '../../texts';

export interface FactorGateProps extends Pick<FactorStepProps, 'onHold' | 'onDone'> {
  /** The step may not be left just now. */
  isHeld: boolean;
}

/** The step between the password and the back office, and the way back to another account. */
export function FactorGate({ isHeld, onHold, onDone }: FactorGateProps) {
  const t = useTexts(texts);
  const { signOut, isBusy } = useSignOut();
  return (
    <>
      <FactorStep onHold={onHold} onDone={onDone} />
      {!isHeld && (
        <Button variant="text" isFullWidth isBusy={isBusy} onClick={signOut}>
          {t('login.useOther')}
        </Button>
      )}
    </>
  );
}
