import { useSession } from '@spotlight/shared/contract';
import type { Language } from '@spotlight/shared/contract/language';
import { useSessionStore } from '../session';
import { chooseLanguage } from './language-choice';

/**
 * Chooses the language of the interface. Of whoever is signed in it is saved with the account first, which says at
 * every page in which language its person reads. The answer rejects with an `AppError` when that fails; nothing is
 * loaded anew then.
 */
export function useChooseLanguage(): (language: Language) => Promise<void> {
  const { isLoggedIn } = useSession();
  const { updateProfile } = useSessionStore();
  return async (language) => {
    if (isLoggedIn) await updateProfile({ locale: language });
    chooseLanguage(language);
  };
}
