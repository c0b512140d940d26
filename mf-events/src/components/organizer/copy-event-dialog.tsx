import { useToasts } from '@spotlight/shared/contract';
import { taipeiDay } from '@spotlight/shared/format';
import { Button, Dialog, Notice, TextField, WarningIcon, useErrorText } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useNavigate } from '@spotlight/shared/vendor/router';
import { useId, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { useDuplicateEvent } from '../../data/organizer/organizer-event.mutations';
import eventDialogsTexts from '../../locales/event-dialogs.zh-TW.json';
import { draftPath } from '../../paths';
import type { ManagedEvent } from './managed-event';

const Form = styled.form`
  display: grid;
  gap: 16px;
`;

/** Makes a draft of an event for another day, and leads to it. */
export function CopyEventDialog({ event, onClose }: { event: ManagedEvent; onClose: () => void }) {
  const t = useTexts(eventDialogsTexts);
  const formId = useId();
  const navigate = useNavigate();
  const toasts = useToasts();
  const errorText = useErrorText();
  const { mutate, error, isPending } = useDuplicateEvent();
  const [date, setDate] = useState('');
  const [fault, setFault] = useState<'dateMissing' | 'datePast' | null>(null);

  const handleSubmit = (submission: FormEvent<HTMLFormElement>) => {
    submission.preventDefault();
    const found = date === '' ? 'dateMissing' : date < taipeiDay() ? 'datePast' : null;
    setFault(found);
    if (found) {
      submission.currentTarget.querySelector('input')?.focus();
      return;
    }
    mutate(
      { id: event.id, date },
      {
        onSuccess: ({ id }) => {
          toasts.success(t('eventDialog.copy.done'));
          onClose();
          void navigate(draftPath(id));
        },
      },
    );
  };

  return (
    <Dialog
      isOpen
      title={t('eventDialog.copy.title')}
      lead={t('eventDialog.copy.lead')}
      onClose={() => !isPending && onClose()}
      footer={
        <>
          <Button variant="plain" onClick={() => !isPending && onClose()}>
            {t('eventDialog.back')}
          </Button>
          <Button type="submit" form={formId} isBusy={isPending}>
            {t('eventDialog.copy.confirm')}
          </Button>
        </>
      }
    >
      <Form id={formId} noValidate onSubmit={handleSubmit}>
        {error && (
          <Notice tone="danger" icon={<WarningIcon />}>
            {errorText(error)}
          </Notice>
        )}
        <TextField
          type="date"
          label={t('eventDialog.copy.date')}
          value={date}
          min={taipeiDay()}
          error={fault && t(`eventDialog.copy.${fault}`)}
          isRequired
          data-autofocus
          onChange={(change) => setDate(change.target.value)}
        />
      </Form>
    </Dialog>
  );
}
