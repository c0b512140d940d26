import { closeDialogs, useScannerBursts } from '@spotlight/shared/scanner';
import { Button, TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useRef, useState, type SyntheticEvent } from 'react';
import { readCode } from '../../data/gate/code.rules';
import gateTexts from '../../locales/gate.zh-TW.json';
import { OneFieldForm } from './one-field-form';

const isCode = (text: string) => (readCode(text)?.kind ?? 'other') !== 'other';

/**
 * A ticket's number, or what a scanner types. Such scanners are keyboards, so keys that go nowhere
 * else go here.
 */
export function CodeForm({ onCode }: { onCode: (text: string) => void }) {
  const t = useTexts(gateTexts);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isMissing, setIsMissing] = useState(false);

  useScannerBursts({
    field: input,
    isCode,
    onScan: (code) => {
      setIsMissing(false);
      closeDialogs();
      onCode(code);
    },
  });

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // Read from the field: a scanner types faster than the page draws.
    const typed = input.current?.value.trim() ?? '';
    setIsMissing(typed === '');
    if (typed === '') {
      input.current?.focus();
      return;
    }
    setText('');
    onCode(typed);
  };

  return (
    <OneFieldForm onSubmit={submit} noValidate>
      <TextField
        ref={input}
        label={t('gate.input.label')}
        hint={t('gate.input.hint')}
        error={isMissing ? t('gate.input.missing') : undefined}
        value={text}
        onChange={({ target }) => setText(target.value)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
      />
      <Button type="submit" variant="outline">
        {t('gate.input.submit')}
      </Button>
    </OneFieldForm>
  );
}
