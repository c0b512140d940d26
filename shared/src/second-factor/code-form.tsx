import { Form, FormFailure, Refusal, SubmitButton, useForm } from '@spotlight/shared/form';
import { formatMoment } from '@spotlight/shared/format';
import { TextField, type ButtonProps } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useEffect } from 'react';
import type { FactorAnswer } from './second-factor.schema';
import factorTexts from '../locales/second-factor.zh-TW.json';
import { codeSchema, type CodeKind } from './code-form.schema';

export interface CodeFormProps {
  kind?: CodeKind;
  submitLabel: string;
  tone?: ButtonProps['variant'];
  /** Brings the code to the server. */
  send: (code: string) => Promise<FactorAnswer>;
  /** It was right. */
  onRight: (answer: FactorAnswer) => void;
}

/** Asks for one code. A wrong one says how many tries are left, too many until when nothing is taken. */
export function CodeForm({
  kind = 'app',
  submitLabel,
  tone = 'primary',
  send,
  onRight,
}: CodeFormProps) {
  const t = useTexts(factorTexts);
  const form = useForm({
    schema: codeSchema(t, kind),
    defaultValues: { code: '' },
    isDiscardable: true,
    send: async ({ code }) => {
      const answer = await send(code);
      const { outcome, lockedUntil, triesLeft } = answer;
      if (lockedUntil !== null && outcome !== 'verified') {
        throw new Refusal({ failure: t('locked', { time: formatMoment(lockedUntil) }) });
      }
      if (outcome === 'wrong') {
        throw new Refusal({ faults: { code: t(`wrong.${kind}`, { count: triesLeft }) } });
      }
      onRight(answer);
    },
  });

  // Whoever comes here has pressed a button that is gone: the next thing to do is to type.
  useEffect(() => {
    document.getElementById(form.id)?.querySelector('input')?.focus();
  }, [form.id]);

  return (
    <Form form={form}>
      <TextField
        label={t(`label.${kind}`)}
        hint={t(`hint.${kind}`)}
        inputMode={kind === 'app' ? 'numeric' : 'text'}
        autoComplete={kind === 'app' ? 'one-time-code' : 'off'}
        autoCapitalize={kind === 'app' ? undefined : 'characters'}
        spellCheck={false}
        maxLength={20}
        isRequired
        {...form.field('code')}
      />
      <FormFailure form={form} />
      <SubmitButton form={form} variant={tone} isFullWidth>
        {submitLabel}
      </SubmitButton>
    </Form>
  );
}
