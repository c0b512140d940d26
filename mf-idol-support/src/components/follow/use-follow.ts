import { useRequestLogin, useSession, useToasts } from '@spotlight/shared/contract';
import { useErrorText } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useChangeFollow } from '../../data/follow/follow.mutations';
import { useFollowedIds } from '../../data/follow/follow.queries';
import { texts } from '../../texts';

/** Whom to follow, and what the toast calls them. */
export interface Followable {
  id: string;
  performerName: string;
}

/** 關注 as a switch. A visitor who is signed out is asked to sign in, and follows afterwards. */
export function useFollow({ id, performerName: name }: Followable) {
  const t = useTexts(texts);
  const { isLoggedIn } = useSession();
  const requestLogin = useRequestLogin();
  const toasts = useToasts();
  const errorText = useErrorText();
  const isFollowed = useFollowedIds()?.includes(id) ?? false;
  const { mutate, isPending } = useChangeFollow();

  const toggle = async () => {
    if (!isLoggedIn && !(await requestLogin({ title: t('follow.login', { name }) }))) return;
    mutate(
      { performerId: id, isFollowed: !isFollowed },
      {
        onError: (error) => toasts.error(errorText(error)),
        onSuccess: ({ following }) =>
          toasts.success(t(following ? 'follow.done' : 'follow.left', { name })),
      },
    );
  };
  return { isFollowed, isPending, toggle: () => void toggle() };
}
