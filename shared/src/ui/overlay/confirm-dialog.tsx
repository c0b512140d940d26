import { uiTexts } from '@spotlight/shared/texts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/button';
import { Dialog } from './dialog';

export interface ConfirmDialogProps {
  isOpen: boolean;
  /** What is about to happen, such as 「刪除場地」. */
  title: ReactNode;
  /** One sentence about what follows from it. */
  body: ReactNode;
  /** Names the act; never 「確定」 alone. */
  confirmLabel: string;
  tone?: 'primary' | 'danger';
  isBusy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

const Body = styled.p`
  color: var(--ink-2);
`;

/** Asks before something that cannot be taken back. The focus begins on 取消. */
export function ConfirmDialog({
  isOpen,
  title,
  body,
  confirmLabel,
  tone = 'danger',
  isBusy = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const t = useTexts(uiTexts);
  const closeUnlessBusy = () => {
    if (!isBusy) onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      size="sm"
      isQuestion
      title={title}
      onClose={closeUnlessBusy}
      footer={
        <>
          <Button variant="plain" onClick={closeUnlessBusy} data-autofocus>
            {t('cancel')}
          </Button>
          <Button variant={tone} isBusy={isBusy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Body>{body}</Body>
    </Dialog>
  );
}
