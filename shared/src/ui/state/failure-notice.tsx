import type { ReactNode } from 'react';
import { WarningIcon } from '../icons/sign.icons';
import { Notice } from './notice';
import { useErrorText } from './use-error-text';

export interface FailureNoticeProps {
  /** Anything thrown; nothing is drawn for `null`. */
  failure: unknown;
  /** What did not happen, when the button beside it does not say so. */
  title?: ReactNode;
}

/** Why something that was asked for did not happen, beside the button that tries it again. */
export function FailureNotice({ failure, title }: FailureNoticeProps) {
  const errorText = useErrorText();
  if (failure === null || failure === undefined) return null;
  return (
    <div role="alert">
      <Notice tone="danger" icon={<WarningIcon />} title={title}>
        {errorText(failure)}
      </Notice>
    </div>
  );
}
