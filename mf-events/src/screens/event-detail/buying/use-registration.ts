import { useRequestLogin, useSession, useToasts } from '@spotlight/shared/contract';
import { useOnDemand } from '@spotlight/shared/ui';
import { useTranslation } from '@spotlight/shared/vendor/i18n';
import { useSearchParams } from '@spotlight/shared/vendor/router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLoginSummary } from '../../../components/event-facts/use-login-summary';
import type { RegistrationBlock } from '../../../data/event/event.rules';
import type { EventDetail } from '../../../data/event/event-detail.schema';

const loadSheet = () =>
  import(/* webpackChunkName: "registration-sheet" */ '../registration/registration-sheet').then(
    (m) => m.RegistrationSheet,
  );

const PARAM = 'register';

/**
 * The registration sheet, opened by `?register=true` in the address, so that a link, the login sheet
 * and the browser's back button all lead to it the same way. Visitors sign in first; one who does not
 * stays on the page, as does everybody while nothing can be registered for.
 */
export function useRegistration(event: EventDetail, block: RegistrationBlock | null) {
  const { t } = useTranslation('events');
  const [params, setParams] = useSearchParams();
  const { isLoggedIn, isLoading } = useSession();
  const requestLogin = useRequestLogin();
  const summaryOf = useLoginSummary();
  const sheet = useOnDemand(loadSheet);
  const toasts = useToasts();

  const isRequested = params.get(PARAM) === 'true';
  const refusal = event.myRegistration ? null : block;
  // Neither the end of the session nor of the stock may take the form away with what was typed.
  const [wasAdmitted, setWasAdmitted] = useState(false);
  const isOpen = isRequested && ((isLoggedIn && !refusal) || wasAdmitted);
  if (isOpen !== wasAdmitted) setWasAdmitted(isOpen);

  const close = () =>
    setParams(
      (current) => {
        current.delete(PARAM);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );

  const open = () =>
    setParams(
      (current) => {
        current.set(PARAM, 'true');
        return current;
      },
      { preventScrollReset: true },
    );

  const isAsking = useRef(false);
  const askToSignIn = useEffectEvent(async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    const prompt = { title: t('login.toRegister'), summary: summaryOf(event) };
    const askedAt = window.location.href;
    const isSignedIn = await requestLogin(prompt);
    isAsking.current = false;
    // The sheet also leads to sign-up and to a new password; who went there must not be called back.
    if (!isSignedIn && window.location.href === askedAt) close();
  });
  const fetchSheet = useEffectEvent(async () => {
    if (!(await sheet.request())) close();
  });

  const refuse = useEffectEvent(() => {
    if (refusal) toasts.info(t(`buying.block.${refusal}`));
    close();
  });

  const mustRefuse = isRequested && !isOpen && refusal !== null;
  const mustSignIn = isRequested && !isOpen && !mustRefuse && !isLoading;
  useEffect(() => {
    if (mustRefuse) refuse();
  }, [mustRefuse]);
  useEffect(() => {
    if (mustSignIn) void askToSignIn();
  }, [mustSignIn]);
  useEffect(() => {
    if (isOpen) void fetchSheet();
  }, [isOpen]);

  return { isOpen, isFetching: sheet.isLoading, Sheet: sheet.Component, open, close };
}

export type Registration = ReturnType<typeof useRegistration>;
