import { toAppError } from '@spotlight/shared/data';
import { uiTexts } from '@spotlight/shared/texts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { ReactNode } from 'react';
import { WarningIcon } from '../icons/sign.icons';
import { Notice } from './notice';
import { useErrorText } from './use-error-text';

export interface FailureNoticeProps {
  /** Anything thrown; nothing is drawn for `null`. */
  failure: unknown;
  /** What did not happen, when the button beside it does not say so: above the reason, or one text made of it. */
  title?: ReactNode | ((reason: string) => string);
  /** The same where it says that nothing was sent: where no answer came back nobody knows, and that is said instead. */
  claim?: ReactNode;
  /** It is being tried again: nothing is said, and the place is kept, so that nothing moves under a second press. */
  isRetrying?: boolean | undefined;
}

/** Why something that was asked for did not happen, beside the button that tries it again. */
export function FailureNotice({
  failure,
  claim,
  title = claim,
  isRetrying = false,
}: FailureNoticeProps) {
  const errorText = useErrorText();
  const t = useTexts(uiTexts);
  if (failure === null || failure === undefined) return null;
  const reason = errorText(failure);
  const said = claim && toAppError(failure).isTransient ? t('answerUnknown') : title;
  const isOneText = typeof said === 'function';
  return (
    <div role="alert" style={isRetrying ? { visibility: 'hidden' } : undefined}>
      <Notice tone="danger" icon={<WarningIcon />} title={isOneText ? undefined : said}>
        {isOneText ? said(reason) : reason}
      </Notice>
    </div>
  );
}
