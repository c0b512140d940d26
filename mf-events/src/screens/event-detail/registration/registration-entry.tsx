import registrationTexts from '../../../locales/registration.zh-TW.json';
import { texts } from '../../../texts';
import { useRequestLogin, useSession, useToasts } from '@spotlight/shared/contract';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLoginSummary } from '../../../components/event-facts/use-login-summary';
import type { RegistrationBlock } from '../../../data/event/event.rules';
import { RegistrationSheet, type RegistrationSheetProps } from './registration-sheet';

/**
 * Who comes in: visitors sign in first; one who does not stays on the page, as does everybody while
 * nothing can be registered for.
 */
export function RegistrationEntry(props: RegistrationSheetProps) {
  const { event, selection, onClose } = props;
  const t = useTexts(texts, registrationTexts);
  const { isLoggedIn, isLoading } = useSession();
  const requestLogin = useRequestLogin();
  const summaryOf = useLoginSummary();
  const toasts = useToasts();

  const refusal = event.myRegistration ? null : selection.block;
  // Neither the end of the session nor of the stock may take the form away with what was typed.
  const [wasAdmitted, setWasAdmitted] = useState(false);
  const isAdmitted = wasAdmitted || (isLoggedIn && !refusal);
  if (isAdmitted !== wasAdmitted) setWasAdmitted(isAdmitted);

  const askToSignIn = async () => {
    const prompt = { title: t('login.toRegister'), summary: summaryOf(event) };
    const askedAt = window.location.href;
    const isSignedIn = await requestLogin(prompt);
    // The sheet also leads to sign-up and to a new password; who went there must not be called back.
    if (!isSignedIn && window.location.href === askedAt) onClose();
  };
  const refuse = (reason: RegistrationBlock) => {
    toasts.info(t(`registration.block.${reason}`));
    onClose();
  };

  const obstacle = isAdmitted ? null : (refusal ?? (isLoading ? null : 'signed_out'));
  const meet = useEffectEvent((what: RegistrationBlock | 'signed_out') =>
    what === 'signed_out' ? void askToSignIn() : refuse(what),
  );
  useEffect(() => {
    if (obstacle) meet(obstacle);
  }, [obstacle]);

  return isAdmitted ? <RegistrationSheet {...props} /> : null;
}
