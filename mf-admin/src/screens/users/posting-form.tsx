import { Form, FormFailure, SubmitButton, useForm } from '@spotlight/shared/form';
import { Checkbox } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import { useSetPosting } from '../../data/user/user.mutations';
import { postingPermissions, type ManagedUser } from '../../data/user/user.schema';
import userTexts from '../../locales/users.zh-TW.json';
import { PartTitle } from '../../room/records.styles';

const postingSchema = z.object({
  canPostEvents: z.boolean(),
  canPostVenues: z.boolean(),
  canPostPerformers: z.boolean(),
  canPostAds: z.boolean(),
});

/** What somebody may publish. */
export function PostingForm({ user }: { user: ManagedUser }) {
  const t = useTexts(userTexts);
  const { mutateAsync } = useSetPosting();
  const { canPostEvents, canPostVenues, canPostPerformers, canPostAds } = user;
  const form = useForm({
    schema: postingSchema,
    defaultValues: { canPostEvents, canPostVenues, canPostPerformers, canPostAds },
    send: async (permissions) => {
      await mutateAsync({ id: user.id, ...permissions });
      return t('panel.saved');
    },
  });
  return (
    <section>
      <PartTitle>{t('panel.postingTitle')}</PartTitle>
      <Form form={form}>
        {postingPermissions.map((permission) => (
          <Checkbox
            key={permission}
            label={t('panel.postingLabel', { what: t(`posting.${permission}`) })}
            {...form.field(permission)}
          />
        ))}
        <FormFailure form={form} title={t('panel.saveFailed')} />
        <SubmitButton form={form} variant="outline" size="sm">
          {t('panel.save')}
        </SubmitButton>
      </Form>
    </section>
  );
}
