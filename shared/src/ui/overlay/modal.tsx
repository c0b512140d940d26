import { uiTexts } from '@spotlight/shared/texts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId, type ComponentPropsWithRef, type ComponentType, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../button/icon-button';
import { CloseIcon } from '../icons/frame.icons';
import { onPhone } from '../media';
import { useModalDialog } from './use-modal-dialog';

export interface ModalContent {
  title: ReactNode;
  /** A line under the title. */
  lead?: ReactNode;
  children?: ReactNode;
  /** Actions at the bottom, always in view. */
  footer?: ReactNode;
  /** Called for the close button, Escape and a press outside. The owner then drops `isOpen`. */
  onClose: () => void;
}

interface ModalProps extends ModalContent {
  /** A question that is answered by the actions alone: no close button, no line above them. */
  isQuestion?: boolean;
  /** The styled `<dialog>` that carries the content. */
  surface: ComponentType<ComponentPropsWithRef<'dialog'>>;
}

const Layout = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
  max-height: inherit;
`;

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 16px;
  padding: 16px 12px 8px 24px;
`;

const Title = styled.h2`
  padding-top: 6px;
  font-size: var(--text-22);
`;

const Lead = styled.p`
  margin-top: 4px;
  color: var(--ink-3);
  font-size: var(--text-14);
`;

const Body = styled.div`
  flex: 1;
  min-height: 0;
  padding: 8px 24px max(24px, env(safe-area-inset-bottom));
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
  padding: 12px 24px max(12px, env(safe-area-inset-bottom));
  border-top: 1px solid var(--line);
  @media ${onPhone} {
    /* What does not fit side by side stands one above the other, equally wide. */
    & > button {
      flex: 1 1 auto;
    }
  }
  &[data-question] {
    padding-top: 0;
    padding-bottom: 24px;
    border: 0;
  }
`;

/** An open modal: title with a close button, a body that scrolls, and a row of actions. */
export function Modal({
  surface: Surface,
  title,
  lead,
  children,
  footer,
  isQuestion,
  onClose,
}: ModalProps) {
  const t = useTexts(uiTexts);
  const titleId = useId();
  return (
    <Surface
      {...useModalDialog(onClose)}
      role={isQuestion ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
    >
      <Layout>
        <Head>
          <div>
            <Title id={titleId}>{title}</Title>
            {lead && <Lead>{lead}</Lead>}
          </div>
          {!isQuestion && (
            <IconButton label={t('close')} onClick={onClose}>
              <CloseIcon />
            </IconButton>
          )}
        </Head>
        {children && <Body>{children}</Body>}
        {footer && (
          <Foot data-decisions data-question={isQuestion || undefined}>
            {footer}
          </Foot>
        )}
      </Layout>
    </Surface>
  );
}
