import { useRequestLogin, useSession } from '@spotlight/shared/contract';
import { Refusal, forgetDraft, readDraft, storeDraft, useForm } from '@spotlight/shared/form';
import { formatPhoneNumber } from '@spotlight/shared/format';
import ownPageTexts from '@spotlight/shared/locales/own-page.zh-TW.json';
import type { RegistrationEvents } from '@spotlight/shared/own-page';
import { useUploadPicture, type ChosenPicture } from '@spotlight/shared/picture';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useEffect, useRef } from 'react';
import { venueSchema } from '../../components/venue-form/venue-form.schema';
import { useSaveVenue, useSubmitVenue } from '../../data/own-venue/own-venue.mutations';
import type { OwnVenue } from '../../data/own-venue/own-venue.schema';
import { emptyVenueForm, type VenueForm } from '../../data/own-venue/venue-form.rules';
import formTexts from '../../locales/venue-form.zh-TW.json';
import registerTexts from '../../locales/register-venue.zh-TW.json';

const DRAFT = 'venue-registration';

/** The form of a new venue, open to visitors up to sending. */
export function useRegistration({ onSending, onSent }: RegistrationEvents) {
  const t = useTexts(formTexts, registerTexts, ownPageTexts);
  const requestLogin = useRequestLogin();
  const { user, refreshAccount } = useSession();
  const upload = useUploadPicture('venues');
  const save = useSaveVenue();
  const submit = useSubmitVenue();
  /** Uploaded once there is an account to whose folder it belongs. */
  const picture = useRef<ChosenPicture>(null);
  const uploaded = useRef<string>(null);
  /** A second press goes on with the draft that the first one made. */
  const saved = useRef<OwnVenue>(null);

  const form = useForm({
    schema: venueSchema(t),
    mode: 'onTouched',
    defaultValues: {
      ...emptyVenueForm(),
      phone: formatPhoneNumber(user?.phone ?? ''),
      email: user?.email ?? '',
      ...readDraft<VenueForm>(DRAFT),
    } satisfies VenueForm,
    send: async (entry) => {
      onSending();
      if (!(await requestLogin({ title: t('registerVenue.login') }))) {
        throw new Refusal({ failure: null });
      }
      if (picture.current) uploaded.current ??= await upload.mutateAsync(picture.current);
      saved.current = await save.mutateAsync({
        on: saved.current,
        entry: { ...entry, imageUrl: uploaded.current },
      });
      saved.current = await submit.mutateAsync(saved.current);
      forgetDraft(DRAFT);
      await refreshAccount();
      return t('registerVenue.sent');
    },
    onSent,
  });

  const { subscribe, setValue } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        // The picture is only on this page.
        callback: ({ values }) => storeDraft(DRAFT, { ...values, imageUrl: '' }),
      }),
    [subscribe],
  );

  const setPicture = (chosen: ChosenPicture | null) => {
    URL.revokeObjectURL(form.getValues('imageUrl'));
    picture.current = chosen;
    uploaded.current = null;
    setValue('imageUrl', chosen ? URL.createObjectURL(chosen.content) : '', { shouldDirty: true });
  };
  return { form, setPicture };
}
