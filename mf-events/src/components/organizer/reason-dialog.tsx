import { useToasts, useUnsavedChanges } from '@spotlight/shared/contract';
import { Button, Dialog, Notice, TextArea, WarningIcon, useErrorText } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import eventDialogsTexts from '../../locales/event-dialogs.zh-TW.json';

const Form = styled.form`
  display: grid;
  gap: 16px;
`;

export interface ReasonDialogProps {
  title: string;
  /** What follows from it. */
  lead: string;
  label: string;
  hint?: string;
  placeholder?: string;
  /** Said beside the field when it is left empty. */
  missing: string;
  confirmLabel: string;
  tone?: 'primary' | 'danger';
  maxLength?: number;
  /** What is said when it is done, or nothing. */
  onConfirm: (text: string) => Promise<string>;
  onClose: () => void;
}

/** Asks for a few words before something happens that somebody else will read. */
export function ReasonDialog({
  title,
  lead,
  label,
  hint,
  placeholder,
  missing,
  confirmLabel,
  tone = 'primary',
  maxLength = 500,
  onConfirm,
  onClose,
}: ReasonDialogProps) {
  const t = useTexts(eventDialogsTexts);
  const formId = useId();
  const toasts = useToasts();
  const errorText = useErrorText();
  const [text, setText] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  useUnsavedChanges(text !== '');

  const send = async (submission: FormEvent<HTMLFormElement>) => {
    submission.preventDefault();
    const given = text.trim();
    setIsMissing(given === '');
    if (given === '') {
      submission.currentTarget.querySelector('textarea')?.focus();
      return;
    }
    setIsBusy(true);
    setFailure(null);
    try {
      toasts.success(await onConfirm(given));
      onClose();
    } catch (thrown) {
      setFailure(thrown);
      setIsBusy(false);
    }
  };

  return (
    <Dialog
      isOpen
      title={title}
      lead={lead}
      onClose={() => !isBusy && onClose()}
      footer={
        <>
          <Button variant="plain" onClick={() => !isBusy && onClose()}>
            {t('eventDialog.back')}
          </Button>
          <Button type="submit" form={formId} variant={tone} isBusy={isBusy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Form id={formId} noValidate onSubmit={(submission) => void send(submission)}>
        {failure !== null && (
          <Notice tone="danger" icon={<WarningIcon />}>
            {errorText(failure)}
          </Notice>
        )}
        <TextArea
          label={label}
          hint={hint}
          placeholder={placeholder}
          value={text}
          maxLength={maxLength}
          error={isMissing && missing}
          isRequired
          data-autofocus
          onChange={(change) => setText(change.target.value)}
        />
      </Form>
    </Dialog>
  );
}
