import { useToasts } from '@spotlight/shared/contract';
import { QrCode } from '@spotlight/shared/qr';
import { Button, FailureNotice, TextArea } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useBeginFactor, useConfirmFactor } from './second-factor.mutations';
import type { NewFactor } from './second-factor.schema';
import factorTexts from '../locales/second-factor.zh-TW.json';
import { CodeForm } from './code-form';
import { RecoveryCodes } from './recovery-codes';
import { StepTitle } from './step.parts';

const Code = styled.div`
  display: grid;
  justify-items: center;
`;

export interface SetUpFactorProps {
  title: string;
  lead: string;
  /** The codes on paper are in view, and must not go before they are kept. */
  onHold: () => void;
  onDone: () => void;
}

/** Sets a factor up: a secret for the app, a code that proves it is there, and ten codes on paper. */
export function SetUpFactor({ title, lead, onHold, onDone }: SetUpFactorProps) {
  const t = useTexts(factorTexts);
  const begin = useBeginFactor();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  return (
    <>
      <StepTitle title={title} lead={lead} />
      {begin.data ? (
        <ConfirmApp
          factor={begin.data}
          onConfirmed={(handedOut) => {
            onHold();
            setCodes(handedOut);
          }}
        />
      ) : (
        <>
          <FailureNotice failure={begin.error} />
          <Button isFullWidth isBusy={begin.isPending} onClick={() => begin.mutate()}>
            {t('setUp.begin')}
          </Button>
        </>
      )}
    </>
  );
}

function ConfirmApp({
  factor: { secret, uri },
  onConfirmed,
}: {
  factor: NewFactor;
  onConfirmed: (codes: readonly string[]) => void;
}) {
  const t = useTexts(factorTexts);
  const toasts = useToasts();
  const confirm = useConfirmFactor();
  // Who types it reads it in groups.
  const shown = secret.replaceAll(/(.{4})(?=.)/g, '$1 ');
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => toasts.success(t('setUp.copied')),
      () => toasts.error(t('copyFailed')),
    );
  return (
    <>
      <Code>
        <QrCode
          payload={uri}
          label={t('setUp.qr')}
          failedText={t('setUp.qrFailed')}
          retryText={t('setUp.retry')}
          size={208}
          isFramed
        />
      </Code>
      <TextArea
        label={t('setUp.secret')}
        value={shown}
        rows={2}
        style={{ minHeight: 0 }}
        readOnly
        spellCheck={false}
        onFocus={(focus) => focus.target.select()}
      />
      <Button variant="outline" size="sm" onClick={() => void copy()}>
        {t('setUp.copy')}
      </Button>
      <CodeForm
        submitLabel={t('setUp.confirm')}
        send={confirm.mutateAsync}
        onRight={({ recoveryCodes = [] }) => onConfirmed(recoveryCodes)}
      />
    </>
  );
}
