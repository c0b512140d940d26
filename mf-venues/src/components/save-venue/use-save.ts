import { useRequestLogin, useSession, useToasts } from '@spotlight/shared/contract';
import { useErrorText } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useEffect, useEffectEvent } from 'react';
import { useChangeSaved, useSavedIds } from '../../data/saved-venue/saved-venue.queries';
import saveTexts from '../../locales/save-venue.zh-TW.json';
import { rememberIntent, takeIntent } from './save-intent';

/** What to save, and what the toast calls it. */
export interface Savable {
  id: string;
  name: string;
}

/**
 * 收藏 as a switch. A visitor who is signed out is asked to sign in; the venue is saved when they are back,
 * whichever way they took.
 */
export function useSave({ id, name }: Savable) {
  const t = useTexts(saveTexts);
  const { user } = useSession();
  const requestLogin = useRequestLogin();
  const toasts = useToasts();
  const errorText = useErrorText();
  const savedIds = useSavedIds();
  const isSaved = savedIds?.includes(id) ?? false;
  const { mutate, isPending } = useChangeSaved();

  const change = (isWanted: boolean) =>
    mutate(
      { venueId: id, isSaved: isWanted },
      {
        onError: (error) => toasts.error(errorText(error)),
        onSuccess: ({ saved }) => toasts.success(t(saved ? 'save.done' : 'save.left', { name })),
      },
    );
  const saveWhatWasMeant = useEffectEvent(() => {
    if (takeIntent(id)) change(true);
  });
  const isSignedIn = user !== null;
  useEffect(() => {
    if (isSignedIn) saveWhatWasMeant();
  }, [isSignedIn]);

  const toggle = () => {
    if (user) {
      change(!isSaved);
      return;
    }
    rememberIntent(id);
    void requestLogin({ title: t('save.login', { name }) });
  };
  return { isSaved, isPending, toggle };
}
