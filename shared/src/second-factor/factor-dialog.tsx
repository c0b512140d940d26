import { useToasts } from '@spotlight/shared/contract';
import { formatMoment } from '@spotlight/shared/format';
import { Badge, Button, Dialog, QueryView, Skeleton } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { useRemoveFactor } from './second-factor.mutations';
import { useSecondFactor } from './second-factor.queries';
import type { FactorState } from './second-factor.schema';
import factorTexts from '../locales/second-factor.zh-TW.json';
import { CodeForm } from './code-form';
import { SetUpFactor } from './set-up-factor';
import { Steps, StepTitle } from './step.parts';

/** 兩步驟驗證 of the own account: on, another app, or off. */
export function FactorDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(factorTexts);
  const factor = useSecondFactor();
  const [act, setAct] = useState<'set-up' | 'remove'>();
  return (
    <Dialog isOpen title={t('title')} onClose={onClose}>
      <Steps>
        {!act && (
          <QueryView
            query={factor}
            pending={<Skeleton height={160} radius="var(--radius-control)" />}
            errorTitle={t('readFailed')}
          >
            {(state) => <FactorFacts state={state} onAct={setAct} />}
          </QueryView>
        )}
        {act === 'set-up' && (
          <SetUpFactor
            title={t('setUp.title')}
            lead={t('setUp.lead')}
            onHold={() => undefined}
            onDone={onClose}
          />
        )}
        {act === 'remove' && <RemoveFactor onDone={onClose} />}
      </Steps>
    </Dialog>
  );
}

function FactorFacts({
  state: { isSetUp, isRequired, confirmedAt, recoveryCodesLeft },
  onAct,
}: {
  state: FactorState;
  onAct: (act: 'set-up' | 'remove') => void;
}) {
  const t = useTexts(factorTexts);
  return (
    <>
      <div>
        <Badge tone={isSetUp ? 'success' : 'neutral'}>{t(isSetUp ? 'on' : 'off')}</Badge>
      </div>
      <p>{t(isSetUp ? 'facts.on' : 'facts.off')}</p>
      {isSetUp && confirmedAt !== null && (
        <p>{t('facts.since', { time: formatMoment(confirmedAt), count: recoveryCodesLeft })}</p>
      )}
      <Button isFullWidth onClick={() => onAct('set-up')}>
        {t(isSetUp ? 'facts.replace' : 'facts.begin')}
      </Button>
      {isSetUp && !isRequired && (
        <Button variant="danger" isFullWidth onClick={() => onAct('remove')}>
          {t('facts.remove')}
        </Button>
      )}
      {isRequired && (
        <p>
          <small>{t('facts.required')}</small>
        </p>
      )}
    </>
  );
}

function RemoveFactor({ onDone }: { onDone: () => void }) {
  const t = useTexts(factorTexts);
  const toasts = useToasts();
  const remove = useRemoveFactor();
  return (
    <>
      <StepTitle title={t('remove.title')} lead={t('remove.lead')} />
      <CodeForm
        submitLabel={t('remove.submit')}
        tone="danger"
        send={remove.mutateAsync}
        onRight={() => {
          toasts.success(t('remove.done'));
          onDone();
        }}
      />
    </>
  );
}
