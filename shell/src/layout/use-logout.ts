import { useSession, useToasts } from '@spotlight/shared/contract';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useNavigate } from '@spotlight/shared/vendor/router';
import { paths } from '../paths';
import { shellTexts } from '../texts';

/** Signs out, says how it went, and leaves pages that belong to a person. */
export function useLogout(): () => Promise<void> {
  const t = useTexts(shellTexts);
  const { logout } = useSession();
  const toasts = useToasts();
  const navigate = useNavigate();
  return async () => {
    const result = await logout();
    if (result.success) {
      toasts.success(t('account.loggedOut'));
      await navigate(paths.home);
    } else {
      toasts.error(t('account.logoutFailed'));
    }
  };
}
