import {
  Form,
  FormFailure,
  SubmitButton,
  phoneText,
  requiredText,
  useForm,
} from '@spotlight/shared/form';
import { formatPhoneNumber } from '@spotlight/shared/format';
import { TextArea, TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import { useSaveRegistration } from '../../data/registration/registration.mutations';
import type { Registration } from '../../data/registration/registration.schema';
import registrationTexts from '../../locales/registrations.zh-TW.json';

export interface RegistrationFormProps {
  registration: Registration;
  onSaved: () => void;
}

/** Puts right what somebody wrote; a contact only while it is to be read. */
export function RegistrationForm({ registration, onSaved }: RegistrationFormProps) {
  const t = useTexts(registrationTexts);
  const { mutateAsync } = useSaveRegistration();
  const { id, updatedAt, isContactShown } = registration;
  const form = useForm({
    schema: z.object({
      name: requiredText(t('panel.nameMissing')),
      // What is masked is not sent, and so not judged.
      phone: isContactShown ? phoneText(t('panel.phoneInvalid')) : z.string(),
      address: z.string(),
      emergencyContact: z.string(),
      notes: z.string(),
      adminNotes: z.string(),
    }),
    defaultValues: {
      name: registration.name,
      phone: registration.phone,
      address: registration.address ?? '',
      emergencyContact: registration.emergencyContact ?? '',
      notes: registration.notes ?? '',
      adminNotes: registration.adminNotes ?? '',
    },
    send: async ({ phone, address, emergencyContact, ...rest }) => {
      await mutateAsync({
        id,
        updatedAt,
        ...rest,
        ...(isContactShown && { contact: { phone, address, emergencyContact } }),
      });
      return t('panel.saved');
    },
    onSent: onSaved,
  });
  return (
    <Form form={form} label={t('title')}>
      <TextField label={t('panel.name')} maxLength={50} isRequired {...form.field('name')} />
      {isContactShown && (
        <>
          <TextField
            label={t('panel.phone')}
            type="tel"
            isRequired
            {...form.field('phone', { tidy: formatPhoneNumber })}
          />
          <TextField label={t('panel.address')} maxLength={200} {...form.field('address')} />
          <TextField
            label={t('panel.emergencyContact')}
            maxLength={100}
            {...form.field('emergencyContact')}
          />
        </>
      )}
      <TextArea label={t('panel.notes')} maxLength={1000} {...form.field('notes')} />
      <TextArea
        label={t('panel.adminNotes')}
        hint={t('panel.adminNotesHint')}
        maxLength={1000}
        {...form.field('adminNotes')}
      />
      <FormFailure form={form} />
      <div>
        <SubmitButton form={form} size="sm">
          {t('panel.save')}
        </SubmitButton>
      </div>
    </Form>
  );
}
