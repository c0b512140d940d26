import { useToasts } from '@spotlight/shared/contract';
import { toAppError } from '@spotlight/shared/data';
import { uiTexts } from '@spotlight/shared/texts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useEffect, useRef, useState } from 'react';
import { useErrorText } from '../state/use-error-text';

export interface Send<Input extends unknown[]> {
  send: (...input: Input) => Promise<void>;
  isBusy: boolean;
  /** What came of the last attempt when it failed, also while it is tried again; `null` when there is nothing to show. */
  failure: unknown;
  /** Says no more about the last attempt. */
  dismiss: () => void;
  /** Closes, unless the answer is on its way. */
  close: () => void;
}

/**
 * Sends what a dialog asked for. When it is done its sentence goes into a toast and the dialog closes; a
 * failure stays for the dialog to show, and sending again tries again. Where the dialog has gone
 * meanwhile, because what it was about is not there any more, the failure is a toast; where only the answer was lost, the
 * page shows by then what came of it.
 * @param write answers what the toast says; nothing when the page shows it anyway
 */
export function useSend<Input extends unknown[]>(
  write: (...input: Input) => Promise<string | undefined>,
  onClose: () => void,
): Send<Input> {
  const toasts = useToasts();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const t = useTexts(uiTexts);
  const errorText = useErrorText();
  /** Nobody heard an answer to an attempt before: what is refused now may be done already. */
  const isUnheard = useRef(false);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const send = async (...input: Input) => {
    setIsBusy(true);
    try {
      const sentence = await write(...input);
      setFailure(null);
      if (sentence) toasts.success(sentence);
      onClose();
    } catch (thrown) {
      const { isTransient, code } = toAppError(thrown);
      const isAnswerLost = isTransient || (isUnheard.current && code === 'INVALID_STATE');
      isUnheard.current = isAnswerLost;
      // What was read again meanwhile is drawn first: it may take away what this was about.
      if (isAnswerLost) await new Promise((resolve) => setTimeout(resolve));
      if (isShown.current) setFailure(thrown);
      else if (isAnswerLost) toasts.info(t('answerLost'));
      else if (thrown !== null) toasts.error(errorText(thrown));
    } finally {
      // A dialog that stays mounted while it is closed opens again with a button that works.
      setIsBusy(false);
    }
  };
  const close = () => {
    if (!isBusy) onClose();
  };
  return { send, isBusy, failure, dismiss: () => setFailure(null), close };
}
