import { Panel, QueryView, Skeleton, VisuallyHidden } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { useSecondFactor } from './second-factor.queries';
import factorTexts from '../locales/second-factor.zh-TW.json';
import { SetUpFactor } from './set-up-factor';
import { ShowFactor } from './show-factor';
import { Steps } from './step.parts';

const Frame = styled(Panel)`
  max-width: 440px;
  margin-inline: auto;
`;

export interface FactorStepProps {
  /** Where nothing around it is a frame. */
  isFramed?: boolean;
  /** While it is held, the step stays in view although the server would let its person in. */
  onHold: (isHeld: boolean) => void;
  onDone: () => void;
}

/** What an administrator does before anything else: shows the second factor, or sets one up. */
export function FactorStep({ isFramed = false, ...step }: FactorStepProps) {
  return isFramed ? (
    <Frame>
      <Step {...step} />
    </Frame>
  ) : (
    <Step {...step} />
  );
}

function Step({ onHold, onDone }: FactorStepProps) {
  const t = useTexts(factorTexts);
  const factor = useSecondFactor();
  const pending = (
    <div role="status">
      <VisuallyHidden>{t('reading')}</VisuallyHidden>
      <Skeleton height={200} radius="var(--radius-control)" />
    </div>
  );
  return (
    <Steps>
      <QueryView query={factor} pending={pending} errorTitle={t('readFailed')}>
        {({ isSetUp, isVerified }) =>
          isSetUp && !isVerified ? (
            <ShowFactor onDone={onDone} />
          ) : (
            <SetUpFactor
              title={t('setUp.neededTitle')}
              lead={t('setUp.lead')}
              onHold={() => onHold(true)}
              onDone={() => {
                onHold(false);
                onDone();
              }}
            />
          )
        }
      </QueryView>
    </Steps>
  );
}
