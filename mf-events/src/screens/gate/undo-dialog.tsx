import { useToasts } from '@spotlight/shared/contract';
import { Button, Chip, Dialog, TextField, useErrorText } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import gateTexts from '../../locales/gate.zh-TW.json';

const presets = ['wrong', 'left', 'test'] as const;
const LONGEST = 300;

const Stack = styled.div`
  display: grid;
  gap: 12px;
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;

export interface UndoDialogProps {
  undo: (reason: string) => Promise<void>;
  onClose: () => void;
}

/** Asks why an entry is taken back. What was typed stays when it fails. */
export function UndoDialog({ undo, onClose }: UndoDialogProps) {
  const t = useTexts(gateTexts);
  const toasts = useToasts();
  const errorText = useErrorText();
  const input = useRef<HTMLInputElement>(null);
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string | undefined>();
  const [isBusy, setIsBusy] = useState(false);

  const confirm = async () => {
    const given = reason.trim();
    if (given === '' || given.length > LONGEST) {
      setFault(t(given === '' ? 'gate.undoReasonMissing' : 'gate.undoReasonLong'));
      input.current?.focus();
      return;
    }
    setIsBusy(true);
    try {
      await undo(given);
      toasts.success(t('gate.undone'));
      onClose();
    } catch (thrown) {
      setFault(errorText(thrown));
      setIsBusy(false);
    }
  };

  const keep = () => {
    if (!isBusy) onClose();
  };

  return (
    <Dialog
      isOpen
      size="sm"
      isQuestion
      title={t('gate.undoTitle')}
      onClose={keep}
      footer={
        <>
          <Button variant="plain" onClick={keep}>
            {t('gate.undoKeep')}
          </Button>
          <Button variant="danger" isBusy={isBusy} onClick={() => void confirm()}>
            {t('gate.undoConfirm')}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{t('gate.undoBody')}</p>
        <div>
          {presets.map((preset) => {
            const text = t(`gate.undoPresets.${preset}`);
            return (
              <Chip key={preset} isSelected={reason === text} onClick={() => setReason(text)}>
                {text}
              </Chip>
            );
          })}
        </div>
        <TextField
          ref={input}
          label={t('gate.undoReason')}
          isRequired
          error={fault}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          data-autofocus
        />
      </Stack>
    </Dialog>
  );
}
