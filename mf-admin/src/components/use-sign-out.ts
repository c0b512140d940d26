import { useSession, useToasts } from '@spotlight/shared/contract';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useMutation } from '@spotlight/shared/vendor/query';
import { texts } from '../texts';

/** Signs out and says so. A signed-out visitor is led to the sign-in page by the guard of the page. */
export function useSignOut(): { signOut(): void; isBusy: boolean } {
  const t = useTexts(texts);
  const { logout } = useSession();
  const toasts = useToasts();
  const { mutate, isPending } = useMutation({
    mutationFn: logout,
    onSuccess: (result) =>
      result.success ? toasts.success(t('area.loggedOut')) : toasts.error(t('area.logoutFailed')),
    onError: () => toasts.error(t('area.logoutFailed')),
  });
  return {
    signOut: () => {
      if (!isPending) mutate();
    },
    isBusy: isPending,
  };
}
