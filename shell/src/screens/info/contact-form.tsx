import { useSession, useUnsavedChanges } from '@spotlight/shared/contract';
import {
  Button,
  Notice,
  SelectField,
  TextArea,
  TextField,
  WarningIcon,
  useErrorText,
} from '@spotlight/shared/ui/parts';
import { useSearchParams } from '@spotlight/shared/vendor/router';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useForm } from '@spotlight/shared/vendor/form';
import { Fields, FormActions } from '../../components/form/form-layout';
import { isEmail } from '@spotlight/shared/format/parts';
import { useSubmitContactMessage } from '../../data/contact-message/contact-message.mutations';
import type { ContactMessage } from '../../data/contact-message/contact-message.schema';
import infoTexts from '../../locales/info.zh-TW.json';

const TOPICS = [
  'account',
  'tickets',
  'listing',
  'advertising',
  'copyright',
  'bug',
  'other',
] as const;
const MAX_BODY_LENGTH = 2000;

export interface ContactFormProps {
  onSent: (receipt: { ticketNo: string; email: string }) => void;
}

/** The message itself. Whoever is signed in does not type name and address again. */
export function ContactForm({ onSent }: ContactFormProps) {
  const t = useTexts(infoTexts);
  const { user } = useSession();
  const errorText = useErrorText();
  const [search] = useSearchParams();
  const submission = useSubmitContactMessage();
  const reference = search.get('reference') ?? '';
  const askedTopic = TOPICS.find((topic) => topic === search.get('topic'));
  const { register, handleSubmit, formState } = useForm<ContactMessage>({
    defaultValues: {
      topic: askedTopic ?? (reference ? 'bug' : ''),
      name: user?.username ?? '',
      email: user?.email ?? '',
      body: '',
      reference,
    },
  });
  const { errors, isDirty } = formState;
  useUnsavedChanges(isDirty && !submission.isSuccess);

  const submit = (message: ContactMessage) =>
    submission.mutate(message, {
      onSuccess: (ticketNo) => onSent({ ticketNo, email: message.email.trim() }),
    });

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      <Fields>
        <SelectField
          label={t('contact.topic')}
          error={errors.topic?.message}
          options={[
            { value: '', label: t('contact.topicPlaceholder') },
            ...TOPICS.map((value) => ({ value, label: t(`contact.topics.${value}`) })),
          ]}
          {...register('topic', { required: t('contact.errors.topic') })}
        />
        <TextField
          label={t('contact.name')}
          autoComplete="name"
          maxLength={50}
          error={errors.name?.message}
          {...register('name', {
            validate: (value) => value.trim() !== '' || t('contact.errors.name'),
          })}
        />
        <TextField
          label={t('contact.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          error={errors.email?.message}
          {...register('email', {
            validate: (value) => isEmail(value) || t('contact.errors.email'),
          })}
        />
        <TextArea
          label={t('contact.body')}
          hint={t('contact.bodyHint')}
          rows={6}
          error={errors.body?.message}
          {...register('body', {
            validate: (value) => value.trim() !== '' || t('contact.errors.body'),
            maxLength: { value: MAX_BODY_LENGTH, message: t('contact.errors.bodyLength') },
          })}
        />
        <TextField
          label={t('contact.reference')}
          maxLength={200}
          autoComplete="off"
          {...register('reference')}
        />
        {submission.isError && (
          <Notice tone="danger" icon={<WarningIcon />}>
            {errorText(submission.error)}
          </Notice>
        )}
        <FormActions>
          <Button type="submit" isBusy={submission.isPending}>
            {t('contact.submit')}
          </Button>
        </FormActions>
      </Fields>
    </form>
  );
}
