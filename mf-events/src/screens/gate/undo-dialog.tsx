import { FormDialog, useForm } from '@spotlight/shared/form';
import { Chip, TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import gateTexts from '../../locales/gate.zh-TW.json';
import { undoSchema } from './undo-form.schema';

const presets = ['wrong', 'left', 'test'] as const;

const Presets = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

export interface UndoDialogProps {
  undo: (reason: string) => Promise<void>;
  onClose: () => void;
}

/** Asks why an entry is taken back. */
export function UndoDialog({ undo, onClose }: UndoDialogProps) {
  const t = useTexts(gateTexts);
  const form = useForm({
    schema: undoSchema(t),
    defaultValues: { reason: '' },
    send: async ({ reason }) => {
      await undo(reason);
      return t('gate.undone');
    },
    onSent: onClose,
  });
  const reason = form.choice('reason');
  return (
    <FormDialog
      form={form}
      size="sm"
      isQuestion
      title={t('gate.undoTitle')}
      submitLabel={t('gate.undoConfirm')}
      keepLabel={t('gate.undoKeep')}
      tone="danger"
    >
      <p>{t('gate.undoBody')}</p>
      <Presets>
        {presets.map((preset) => {
          const text = t(`gate.undoPresets.${preset}`);
          return (
            <Chip
              key={preset}
              isSelected={reason.value === text}
              onClick={() => reason.onChange(text)}
            >
              {text}
            </Chip>
          );
        })}
      </Presets>
      <TextField label={t('gate.undoReason')} isRequired data-autofocus {...form.field('reason')} />
    </FormDialog>
  );
}
