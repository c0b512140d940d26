import { useRequestLogin, useSession, useToasts } from '@spotlight/shared/contract';
import { useErrorText } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useEffect, useEffectEvent } from 'react';
import savingTexts from '../locales/saving.zh-TW.json';
import { rememberIntent, takeIntent } from './save-intent';
import { useChangeSaved, useSavedIds } from './saved.queries';
import type { Savable } from './saved.schema';

/**
 * 收藏 as a switch. A visitor who is signed out is asked to sign in; the thing is saved when they are back,
 * whichever way they took.
 */
export function useSave(thing: Savable) {
  const { type, id, name } = thing;
  const t = useTexts(savingTexts);
  const { user } = useSession();
  const requestLogin = useRequestLogin();
  const toasts = useToasts();
  const errorText = useErrorText();
  const savedIds = useSavedIds(type);
  const isSaved = savedIds?.includes(id) ?? false;
  const { mutate, isPending } = useChangeSaved(type);

  const change = (isWanted: boolean) =>
    mutate(
      { type, id, isSaved: isWanted },
      {
        onError: (error) => toasts.error(errorText(error)),
        onSuccess: ({ saved }) => {
          if (saved) toasts.success(t('save.done', { name }));
          else
            toasts.info(t('save.left', { name }), {
              action: { label: t('save.undo'), onClick: () => change(true) },
            });
        },
      },
    );
  const saveWhatWasMeant = useEffectEvent(() => {
    if (takeIntent(thing)) change(true);
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
    rememberIntent(thing);
    void requestLogin({ title: t('save.login', { name }) });
  };
  return { isSaved, isPending, toggle };
}
