import { useSearchParams } from '@spotlight/shared/vendor/router';
import { useEffect } from 'react';
import { RegistrationEntry, RegistrationSheet } from '../registration/registration-entry';

const PARAM = 'register';
const IDLE_MS = 3_000;

/**
 * The way into the registration sheet: `?register=true` in the address, so that a link, the login sheet
 * and the browser's back button all lead to it the same way. The form's code comes once the page is at rest,
 * or when somebody is let in.
 */
export function useRegistration() {
  const [params, setParams] = useSearchParams();
  const isLoading = RegistrationSheet.useIsLoading();
  const isRequested = params.get(PARAM) === 'true';

  const change = (isOpen: boolean) =>
    setParams(
      (current) => {
        if (isOpen) current.set(PARAM, 'true');
        else current.delete(PARAM);
        return current;
      },
      { replace: !isOpen, preventScrollReset: true },
    );
  const close = () => change(false);

  useEffect(() => {
    // A failure is told when the sheet is asked for, not before.
    const timer = setTimeout(() => void RegistrationSheet.preload(), IDLE_MS);
    return () => clearTimeout(timer);
  }, []);

  return {
    /** To be drawn while it is there. */
    Entry: isRequested ? RegistrationEntry : null,
    /** `?another`: one more order of somebody who has registered. */
    isAnother: params.has('another'),
    isFetching: isRequested && isLoading,
    open: () => change(true),
    close,
  };
}

export type Registration = ReturnType<typeof useRegistration>;
