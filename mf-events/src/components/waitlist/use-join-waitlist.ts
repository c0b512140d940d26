import { useRequestLogin, useSession, useToasts } from '@spotlight/shared/contract';
import { useErrorText } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useWaitlistMoves } from '../../data/waitlist/waitlist.mutations';
import waitlistTexts from '../../locales/waitlist.zh-TW.json';

/** Gives the way onto the waitlist of a type, past the login sheet where nobody is signed in. */
export function useJoinWaitlist() {
  const t = useTexts(waitlistTexts);
  const { isLoggedIn } = useSession();
  const requestLogin = useRequestLogin();
  const toasts = useToasts();
  const errorText = useErrorText();
  const { join } = useWaitlistMoves();
  const ask = async (eventId: string, ticketTypeId: string) => {
    if (!isLoggedIn && !(await requestLogin({ title: t('waitlist.login') }))) return;
    join.mutate(
      { eventId, ticketTypeId },
      {
        onError: (error) => toasts.error(errorText(error)),
        onSuccess: () => toasts.success(t('waitlist.joined')),
      },
    );
  };
  return {
    join: (eventId: string, ticketTypeId: string) => void ask(eventId, ticketTypeId),
    isJoining: join.isPending,
  };
}
