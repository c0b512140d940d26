import { FormDialog, useForm } from '@spotlight/shared/form';
import { TextArea } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useContactOrganizer } from '../../data/organizer-message/organizer-message.mutations';
import { MESSAGE_MAX_LENGTH } from '../../data/organizer-message/organizer-message.schema';
import contactTexts from '../../locales/contact.zh-TW.json';
import { contactSchema } from './contact-form.schema';

export interface ContactOrganizerDialogProps {
  eventId: string;
  onClose: () => void;
}

/** Writes to an organizer without either side learning the other's address. */
export function ContactOrganizerDialog({ eventId, onClose }: ContactOrganizerDialogProps) {
  const t = useTexts(contactTexts);
  const { mutateAsync } = useContactOrganizer(eventId);
  const form = useForm({
    schema: contactSchema(t),
    defaultValues: { body: '' },
    send: async ({ body }) => {
      const { number } = await mutateAsync(body);
      return t('contact.sent', { number });
    },
    onSent: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('contact.title')}
      lead={t('contact.lead')}
      submitLabel={t('contact.send')}
      keepLabel={t('contact.cancel')}
    >
      <TextArea
        label={t('contact.body')}
        placeholder={t('contact.placeholder')}
        maxLength={MESSAGE_MAX_LENGTH}
        isRequired
        data-autofocus
        {...form.field('body')}
      />
    </FormDialog>
  );
}
