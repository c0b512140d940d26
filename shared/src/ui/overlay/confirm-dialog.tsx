import { uiTexts } from '@spotlight/shared/texts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/button';
import { FailureNotice } from '../state/failure-notice';
import { Dialog } from './dialog';
import { useSend } from './use-send';

/** What is asked before something happens. */
export interface Question {
  /** What is about to happen, such as 「刪除場地」. */
  title: ReactNode;
  /** One sentence about what follows from it. */
  body: ReactNode;
  /** Names the act; never 「確定」 alone. */
  confirmLabel: string;
  /** Where 「取消」 would not say whether it cancels the act or the question. */
  keepLabel?: string;
  tone?: 'primary' | 'danger';
  /** What did not happen, where the button does not say so. */
  failureTitle?: string;
  /** Does it, and answers what is said in a toast when it is done. */
  onConfirm: () => Promise<string | undefined>;
}

export interface ConfirmDialogProps extends Question {
  onClose: () => void;
}

const Body = styled.div`
  display: grid;
  gap: 16px;
  color: var(--ink-2);
`;

/**
 * Asks before something that cannot be taken back, does it, says so and closes. A failure stays in the
 * dialog, where the same button tries again. The focus begins on the harmless answer.
 */
export function ConfirmDialog({
  title,
  body,
  confirmLabel,
  keepLabel,
  tone = 'danger',
  failureTitle,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const t = useTexts(uiTexts);
  const { send, isBusy, failure, close } = useSend(onConfirm, onClose);
  return (
    <Dialog
      isOpen
      size="sm"
      isQuestion
      title={title}
      onClose={close}
      footer={
        <>
          <Button variant="plain" onClick={close} data-autofocus>
            {keepLabel ?? t('cancel')}
          </Button>
          <Button variant={tone} isBusy={isBusy} onClick={() => void send()}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Body>
        <p>{body}</p>
        <FailureNotice failure={failure} title={failureTitle} isRetrying={isBusy} />
      </Body>
    </Dialog>
  );
}
