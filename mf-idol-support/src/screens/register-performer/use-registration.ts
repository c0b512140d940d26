import { useBackend, useSession } from '@spotlight/shared/contract';
import {
  Refusal,
  forgetDraft,
  readDraft,
  useForm,
  useKeptDraft,
  useNewPasswordText,
} from '@spotlight/shared/form';
import { cutText, formatPhoneNumber } from '@spotlight/shared/format';
import type { RegistrationEvents } from '@spotlight/shared/own-page';
import { everyDay } from '@spotlight/shared/own-page/hours';
import { useUploadPicture, type ChosenPicture } from '@spotlight/shared/picture';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useRef } from 'react';
import {
  useSavePerformer,
  useSaveWeekHours,
} from '../../data/own-performer/own-performer.mutations';
import {
  emptyPerformerForm,
  type PerformerForm,
} from '../../data/own-performer/performer-form.rules';
import formTexts from '../../locales/performer-form.zh-TW.json';
import registerTexts from '../../locales/register-performer.zh-TW.json';
import { registrationSchema } from './registration-form.schema';

/** What is typed: the page, the account, and two boxes to tick. */
export interface RegistrationForm extends PerformerForm {
  isAvailable: boolean;
  hasAgreed: boolean;
  newPassword: string;
}

const DRAFT = 'performer-registration';

/** The form of a new page. Who is not signed in gets an account first, then everything goes as theirs. */
export function useRegistration({ onSending, onSent }: RegistrationEvents) {
  const t = useTexts(formTexts, registerTexts);
  const backend = useBackend();
  const { user, signup, refreshAccount } = useSession();
  const newPassword = useNewPasswordText();
  const upload = useUploadPicture('performers');
  const save = useSavePerformer();
  const saveHours = useSaveWeekHours();
  /** Uploaded once there is an account to whose folder it belongs. */
  const picture = useRef<ChosenPicture>(null);
  const uploaded = useRef<string>(null);

  const openAccount = async (email: string, username: string, password: string) => {
    const result = await signup({ email, username, password, userType: 'performer' });
    if (!result.success) {
      throw new Refusal({
        failure: t('registerPerformer.signupFailed', { message: result.error }),
      });
    }
    if (!(await backend.getAccessToken())) {
      throw new Refusal({ failure: t('registerPerformer.unconfirmed', { email }) });
    }
  };

  const form = useForm({
    schema: registrationSchema(t, user ? null : newPassword),
    mode: 'onTouched',
    defaultValues: {
      ...emptyPerformerForm,
      contactName: user?.username ?? '',
      contactEmail: user?.email ?? '',
      contactPhone: formatPhoneNumber(user?.phone ?? ''),
      isAvailable: true,
      ...readDraft<RegistrationForm>(DRAFT),
      hasAgreed: false,
      newPassword: '',
    } satisfies RegistrationForm,
    send: async ({ isAvailable, hasAgreed, newPassword: password, ...entry }) => {
      if (!hasAgreed) return undefined;
      onSending();
      if (!user) await openAccount(entry.contactEmail, cutText(entry.performerName, 50), password);
      if (picture.current) uploaded.current ??= await upload.mutateAsync(picture.current);
      const page = await save.mutateAsync({
        on: null,
        entry: { ...entry, profileImageUrl: uploaded.current },
      });
      forgetDraft(DRAFT);
      // The page is there; hours that did not arrive can be set in the profile.
      if (isAvailable) {
        await saveHours
          .mutateAsync({
            id: page.id,
            version: page.availability?.version ?? 0,
            week: everyDay(),
          })
          .catch(() => undefined);
      }
      await refreshAccount();
      return t('registerPerformer.sent');
    },
    onSent,
  });

  useKeptDraft(DRAFT, form, { newPassword: '', hasAgreed: false, profileImageUrl: '' });

  const setPicture = (chosen: ChosenPicture | null) => {
    URL.revokeObjectURL(form.getValues('profileImageUrl'));
    picture.current = chosen;
    uploaded.current = null;
    form.setValue('profileImageUrl', chosen ? URL.createObjectURL(chosen.content) : '', {
      shouldDirty: true,
    });
  };
  return { form, setPicture, isSignedIn: user !== null };
}
