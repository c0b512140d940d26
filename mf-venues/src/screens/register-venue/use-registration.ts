import { useRequestLogin, useSession } from '@spotlight/shared/contract';
import { Refusal, forgetDraft, readDraft, useForm, useKeptDraft } from '@spotlight/shared/form';
import { formatPhoneNumber } from '@spotlight/shared/format';
import ownPageTexts from '@spotlight/shared/locales/own-page.zh-TW.json';
import type { RegistrationEvents } from '@spotlight/shared/own-page';
import { useUploadPicture, type ChosenPicture } from '@spotlight/shared/picture';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useRef } from 'react';
import { venueSchema } from '../../components/venue-form/venue-form.schema';
import { useSaveVenue, useSubmitVenue } from '../../data/own-venue/own-venue.mutations';
import type { OwnVenue } from '../../data/own-venue/own-venue.schema';
import { emptyVenueForm, type VenueForm } from '../../data/own-venue/venue-form.rules';
import formTexts from '../../locales/venue-form.zh-TW.json';
import registerTexts from '../../locales/register-venue.zh-TW.json';

const DRAFT = 'venue-registration';

/**
 * Photos by the address under which this tab shows them; uploaded once there is an account. They outlive
 * the form, which goes while somebody signs up, and end with the tab.
 */
const chosen = new Map<string, ChosenPicture>();

function readVenueDraft() {
  const draft = readDraft<VenueForm>(DRAFT);
  return { ...draft, photos: draft?.photos?.filter(({ imageUrl }) => chosen.has(imageUrl)) ?? [] };
}

/** The form of a new venue, open to visitors up to sending. */
export function useRegistration({ onSending, onSent }: RegistrationEvents) {
  const t = useTexts(formTexts, registerTexts, ownPageTexts);
  const requestLogin = useRequestLogin();
  const { user, refreshAccount } = useSession();
  const upload = useUploadPicture('venues');
  const save = useSaveVenue();
  const submit = useSubmitVenue();
  const uploaded = useRef(new Map<string, string>());
  /** A second press goes on with the draft that the first one made. */
  const saved = useRef<OwnVenue>(null);

  const form = useForm({
    schema: venueSchema(t, true),
    mode: 'onTouched',
    defaultValues: {
      ...emptyVenueForm(),
      phone: formatPhoneNumber(user?.phone ?? ''),
      email: user?.email ?? '',
      ...readVenueDraft(),
    } satisfies VenueForm,
    send: async (entry) => {
      onSending();
      if (!(await requestLogin({ title: t('registerVenue.login') }))) {
        throw new Refusal({ failure: null });
      }
      for (const { imageUrl } of entry.photos) {
        const picture = chosen.get(imageUrl);
        if (!picture || uploaded.current.has(imageUrl)) continue;
        // A second press goes on where the first one failed.
        // oxlint-disable-next-line no-await-in-loop
        uploaded.current.set(imageUrl, await upload.mutateAsync(picture));
      }
      const photos = entry.photos.map(({ imageUrl, alt }) => ({
        imageUrl: uploaded.current.get(imageUrl) ?? imageUrl,
        alt,
      }));
      saved.current = await save.mutateAsync({ on: saved.current, entry: { ...entry, photos } });
      saved.current = await submit.mutateAsync(saved.current);
      forgetDraft(DRAFT);
      chosen.clear();
      await refreshAccount();
      return t('registerVenue.sent');
    },
    onSent,
  });

  useKeptDraft(DRAFT, form);

  const addPhoto = async (picture: ChosenPicture) => {
    const address = URL.createObjectURL(picture.content);
    chosen.set(address, picture);
    return address;
  };
  return { form, addPhoto };
}
