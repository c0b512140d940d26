import { useToasts, useUnsavedChanges } from '@spotlight/shared/contract';
import { Button, Dialog, Notice, TextArea, WarningIcon, useErrorText } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { useContactOrganizer } from '../../data/organizer-message/organizer-message.mutations';
import { MESSAGE_MAX_LENGTH } from '../../data/organizer-message/organizer-message.schema';
import contactTexts from '../../locales/contact.zh-TW.json';

const Form = styled.form`
  display: grid;
  gap: 16px;
`;

export interface ContactOrganizerDialogProps {
  eventId: string;
  onClose: () => void;
}

/** Writes to an organizer without either side learning the other's address. */
export function ContactOrganizerDialog({ eventId, onClose }: ContactOrganizerDialogProps) {
  const t = useTexts(contactTexts);
  const toasts = useToasts();
  const errorText = useErrorText();
  const { mutate, error, isPending } = useContactOrganizer(eventId);
  const [body, setBody] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  useUnsavedChanges(body !== '');

  const handleSubmit = (submission: FormEvent) => {
    submission.preventDefault();
    setIsMissing(body.trim() === '');
    if (body.trim() === '') return;
    mutate(body.trim(), {
      onSuccess: ({ number }) => {
        toasts.success(t('contact.sent', { number }));
        onClose();
      },
    });
  };

  return (
    <Dialog
      isOpen
      title={t('contact.title')}
      lead={t('contact.lead')}
      onClose={onClose}
      footer={
        <>
          <Button variant="plain" onClick={onClose}>
            {t('contact.cancel')}
          </Button>
          <Button type="submit" form="contact-organizer" isBusy={isPending}>
            {t('contact.send')}
          </Button>
        </>
      }
    >
      <Form id="contact-organizer" onSubmit={handleSubmit} noValidate>
        {error && (
          <Notice tone="danger" icon={<WarningIcon />}>
            {errorText(error)}
          </Notice>
        )}
        <TextArea
          label={t('contact.body')}
          placeholder={t('contact.placeholder')}
          value={body}
          maxLength={MESSAGE_MAX_LENGTH}
          error={isMissing && t('contact.bodyMissing')}
          isRequired
          data-autofocus
          onChange={(change) => setBody(change.target.value)}
        />
      </Form>
    </Dialog>
  );
}
