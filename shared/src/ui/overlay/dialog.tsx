import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { Modal, type ModalContent } from './modal';
import { modalSurface } from './surface.styles';

export interface DialogProps extends ModalContent {
  isOpen: boolean;
  /** `sm` asks a question, `md` holds a form. */
  size?: 'sm' | 'md' | 'lg';
  /** Answered by its actions alone; read out at once. */
  isQuestion?: boolean;
  children?: ReactNode;
}

const rise = keyframes`from { opacity: 0; translate: 0 12px; }`;

const surface = (width: number) => styled.dialog`
  ${modalSurface}
  width: min(${width}px, calc(100vw - 32px));
  max-height: calc(100dvh - 48px);
  border-radius: var(--radius-sheet);
  animation: ${rise} var(--base) var(--ease);
`;

const surfaces = { sm: surface(400), md: surface(440), lg: surface(720) };

/** A question or a short form in the middle of the screen, over an inert page. */
export function Dialog({ isOpen, size = 'md', ...content }: DialogProps) {
  return isOpen ? <Modal surface={surfaces[size]} {...content} /> : null;
}
