import { useToasts, useUnsavedChanges } from '@spotlight/shared/contract';
import { formatPrice } from '@spotlight/shared/format';
import {
  Button,
  Checkbox,
  Dialog,
  Notice,
  TextArea,
  WarningIcon,
  useErrorText,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { useCancelEvent } from '../../data/organizer/organizer-event.mutations';
import eventDialogsTexts from '../../locales/event-dialogs.zh-TW.json';
import type { ManagedEvent } from './managed-event';

const Form = styled.form`
  display: grid;
  gap: 16px;
`;

const Consequences = styled.ul`
  display: grid;
  gap: 6px;
  padding-inline-start: 20px;
  color: var(--ink-2);
  font-size: var(--text-14);
  list-style: disc;
`;

/** Calls an event off, after saying what becomes of tickets, money and people. */
export function CancelEventDialog({
  event,
  onClose,
}: {
  event: ManagedEvent;
  onClose: () => void;
}) {
  const t = useTexts(eventDialogsTexts);
  const formId = useId();
  const toasts = useToasts();
  const errorText = useErrorText();
  const { mutate, error, isPending } = useCancelEvent();
  const [reason, setReason] = useState('');
  const [hasUnderstood, setHasUnderstood] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  useUnsavedChanges(reason !== '');
  const isMissing = reason.trim() === '';
  const close = () => {
    if (!isPending) onClose();
  };

  const handleSubmit = (submission: FormEvent<HTMLFormElement>) => {
    submission.preventDefault();
    setIsChecked(true);
    if (isMissing || !hasUnderstood) {
      const fault = isMissing ? 'textarea' : 'input';
      submission.currentTarget.querySelector<HTMLElement>(fault)?.focus();
      return;
    }
    mutate(
      { id: event.id, reason: reason.trim() },
      {
        onSuccess: () => {
          toasts.success(t('eventDialog.cancel.done'));
          onClose();
        },
      },
    );
  };

  return (
    <Dialog
      isOpen
      title={t('eventDialog.cancel.title')}
      lead={t('eventDialog.cancel.lead', { title: event.title })}
      onClose={close}
      footer={
        <>
          <Button variant="plain" onClick={close} data-autofocus>
            {t('eventDialog.cancel.keep')}
          </Button>
          <Button type="submit" form={formId} variant="danger" isBusy={isPending}>
            {t('eventDialog.cancel.title')}
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
        <Consequences>
          <li>{t('eventDialog.cancel.tickets', { count: event.sold })}</li>
          {event.revenue > 0 && (
            <li>{t('eventDialog.cancel.refunds', { amount: formatPrice(event.revenue) })}</li>
          )}
          <li>{t('eventDialog.cancel.unpaid')}</li>
          {event.waitlist > 0 && (
            <li>{t('eventDialog.cancel.waitlist', { count: event.waitlist })}</li>
          )}
          <li>{t('eventDialog.cancel.told')}</li>
        </Consequences>
        <TextArea
          label={t('eventDialog.cancel.reason')}
          hint={t('eventDialog.cancel.reasonHint')}
          value={reason}
          maxLength={500}
          error={isChecked && isMissing && t('eventDialog.cancel.reasonMissing')}
          isRequired
          onChange={(change) => setReason(change.target.value)}
        />
        <Checkbox
          label={t('eventDialog.cancel.understood')}
          checked={hasUnderstood}
          error={isChecked && !hasUnderstood && t('eventDialog.cancel.understoodMissing')}
          isRequired
          onChange={(change) => setHasUnderstood(change.target.checked)}
        />
      </Form>
    </Dialog>
  );
}
