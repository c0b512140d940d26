import eventDetailTexts from '../../../locales/event-detail.zh-TW.json';
import { texts } from '../../../texts';
import { useRequestLogin, useSession, useToasts } from '@spotlight/shared/contract';
import { OverlayFailure, lazyPart } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLoginSummary } from '../../../components/event-facts/use-login-summary';
import type { RegistrationBlock } from '../../../data/event/event.rules';
import type { RegistrationSheetProps } from './registration-sheet';

/** Comes with its form once somebody is admitted; who has to sign in first does not wait for it. */
export const RegistrationSheet = lazyPart(
  () =>
    import(/* webpackChunkName: "registration" */ './registration-sheet').then(
      (m) => m.RegistrationSheet,
    ),
  { Failed: OverlayFailure },
);

/**
 * Who comes in: visitors sign in first; one who does not stays on the page, as does everybody while
 * nothing can be registered for.
 */
export function RegistrationEntry(props: RegistrationSheetProps) {
  const { isLoading } = useSession();
  const refusal = refusalOf(props);
  return isLoading && !refusal ? null : <Admission {...props} refusal={refusal} />;
}

type AdmissionProps = RegistrationSheetProps & { refusal: RegistrationBlock | null };

/**
 * Decides once, when it is known who is here: neither the end of the session nor that of the stock may
 * take the form away with what was typed.
 */
function Admission({ refusal, ...props }: AdmissionProps) {
  const { event, onClose } = props;
  const t = useTexts(texts, eventDetailTexts);
  const { isLoggedIn } = useSession();
  const requestLogin = useRequestLogin();
  const summaryOf = useLoginSummary();
  const toasts = useToasts();
  const [isAdmitted, setIsAdmitted] = useState(isLoggedIn && !refusal);

  const refuse = (reason: RegistrationBlock) => {
    toasts.info(t(`buying.blockInShort.${reason}`));
    onClose();
  };
  // The last seat may go while somebody signs in.
  const admit = useEffectEvent(() => (refusal ? refuse(refusal) : setIsAdmitted(true)));
  const askToSignIn = useEffectEvent(async () => {
    const prompt = { title: t('login.toRegister'), summary: summaryOf(event) };
    const askedAt = window.location.href;
    if (await requestLogin(prompt)) admit();
    // The sheet also leads to sign-up and to a new password; who went there must not be called back.
    else if (window.location.href === askedAt) onClose();
  });
  const meet = useEffectEvent(() => {
    if (refusal) refuse(refusal);
    else if (!isAdmitted) void askToSignIn();
  });
  useEffect(() => meet(), []);

  return isAdmitted ? <RegistrationSheet {...props} /> : null;
}

function refusalOf({ event, selection }: RegistrationSheetProps): RegistrationBlock | null {
  return event.myRegistration ? null : selection.block;
}
