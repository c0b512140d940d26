import { useRequestLogin, useSession } from '@spotlight/shared/contract';
import {
  Form,
  FormFailure,
  Refusal,
  SubmitButton,
  requiredText,
  useForm,
} from '@spotlight/shared/form';
import { Panel, TextArea } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import { styled } from 'styled-components';
import type { BirthdayPage } from '../../data/birthday-page/birthday-page.schema';
import { usePostWish } from '../../data/wish/wish.mutations';
import { WISH_MAX_LENGTH } from '../../data/wish/wish.schema';
import birthdayPageTexts from '../../locales/birthday-page.zh-TW.json';

const Box = styled(Panel)`
  & form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: end;
    gap: 12px;
  }
  & form > div {
    justify-self: stretch;
  }
`;

/** The wish of this year. Whoever is signed out is asked to sign in when it is sent; the words stay. */
export function WishForm({ artist }: { artist: BirthdayPage['artist'] }) {
  const t = useTexts(birthdayPageTexts);
  const { isLoggedIn } = useSession();
  const requestLogin = useRequestLogin();
  const { mutateAsync } = usePostWish();
  const form = useForm({
    schema: z.object({ body: requiredText(t('wishes.missing')) }),
    defaultValues: { body: '' },
    send: async ({ body }) => {
      const isIn = isLoggedIn || (await requestLogin({ title: t('wishes.login') }));
      if (!isIn) throw new Refusal({ failure: t('wishes.login') });
      await mutateAsync({ artistId: artist.id, body });
      return t('wishes.sent');
    },
  });
  return (
    <Box>
      <Form form={form}>
        <TextArea
          label={t('wishes.label', { name: artist.performerName })}
          placeholder={t('wishes.placeholder')}
          maxLength={WISH_MAX_LENGTH}
          rows={3}
          {...form.field('body')}
        />
        <FormFailure form={form} />
        <SubmitButton form={form}>{t('wishes.send')}</SubmitButton>
      </Form>
    </Box>
  );
}
