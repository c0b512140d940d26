import { useToasts } from '@spotlight/shared/contract';
import { useEffect, useRef, useState } from 'react';
import { useErrorText } from '../state/use-error-text';

export interface Send<Input extends unknown[]> {
  send: (...input: Input) => Promise<void>;
  isBusy: boolean;
  /** What came of the last attempt when it failed; `null` while there is nothing to show. */
  failure: unknown;
  /** Says no more about the last attempt. */
  dismiss: () => void;
  /** Closes, unless the answer is on its way. */
  close: () => void;
}

/**
 * Sends what a dialog asked for. When it is done its sentence goes into a toast and the dialog closes; a
 * failure stays for the dialog to show, and sending again tries again. Where the dialog has gone
 * meanwhile, because what it was about is not there any more, the failure is a toast.
 * @param write answers what the toast says; nothing when the page shows it anyway
 */
export function useSend<Input extends unknown[]>(
  write: (...input: Input) => Promise<string | undefined>,
  onClose: () => void,
): Send<Input> {
  const toasts = useToasts();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const errorText = useErrorText();
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const send = async (...input: Input) => {
    setIsBusy(true);
    setFailure(null);
    try {
      const sentence = await write(...input);
      if (sentence) toasts.success(sentence);
      onClose();
    } catch (thrown) {
      if (isShown.current) setFailure(thrown);
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
