import { useSession } from '@spotlight/shared/contract';
import { Form, FormFailure, SubmitButton, useForm } from '@spotlight/shared/form';
import { SelectField, TextArea, TextField } from '@spotlight/shared/ui/parts';
import { useSearchParams } from '@spotlight/shared/vendor/router';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Fields, FormActions } from '../../components/form/form-layout';
import { useSubmitContactMessage } from '../../data/contact-message/contact-message.mutations';
import infoTexts from '../../locales/info.zh-TW.json';
import { TOPICS, contactSchema } from './contact-form.schema';

export interface ContactFormProps {
  onSent: (receipt: { ticketNo: string; email: string }) => void;
}

/** The message itself. Whoever is signed in does not type name and address again. */
export function ContactForm({ onSent }: ContactFormProps) {
  const t = useTexts(infoTexts);
  const { user } = useSession();
  const [search] = useSearchParams();
  const { mutateAsync } = useSubmitContactMessage();
  const reference = search.get('reference') ?? '';
  const askedTopic = TOPICS.find((topic) => topic === search.get('topic'));
  const form = useForm({
    schema: contactSchema(t),
    defaultValues: {
      topic: askedTopic ?? (reference ? 'bug' : ''),
      name: user?.username ?? '',
      email: user?.email ?? '',
      body: '',
      reference,
    },
    send: async (message) => {
      onSent({ ticketNo: await mutateAsync(message), email: message.email });
    },
  });

  return (
    <Form form={form}>
      <Fields>
        <SelectField
          label={t('contact.topic')}
          options={[
            { value: '', label: t('contact.topicPlaceholder') },
            ...TOPICS.map((value) => ({ value, label: t(`contact.topics.${value}`) })),
          ]}
          {...form.field('topic')}
        />
        <TextField
          label={t('contact.name')}
          autoComplete="name"
          maxLength={50}
          {...form.field('name')}
        />
        <TextField
          label={t('contact.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          {...form.field('email')}
        />
        <TextArea
          label={t('contact.body')}
          hint={t('contact.bodyHint')}
          rows={6}
          {...form.field('body')}
        />
        <TextField
          label={t('contact.reference')}
          maxLength={200}
          autoComplete="off"
          {...form.field('reference')}
        />
        <FormFailure form={form} />
        <FormActions>
          <SubmitButton form={form}>{t('contact.submit')}</SubmitButton>
        </FormActions>
      </Fields>
    </Form>
  );
}
