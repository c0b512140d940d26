import { keyframes, styled } from 'styled-components';
import { fromTablet } from '../media';
import { Modal, type ModalContent } from './modal';
import { modalSurface } from './surface.styles';

export interface SheetProps extends ModalContent {
  isOpen: boolean;
}

const fromBelow = keyframes`from { translate: 0 100%; }`;
const fromTheSide = keyframes`from { translate: 100% 0; }`;

const Surface = styled.dialog`
  ${modalSurface}
  width: 100%;
  max-width: none;
  max-height: calc(100dvh - 48px);
  margin-bottom: 0;
  border-radius: var(--radius-sheet) var(--radius-sheet) 0 0;
  animation: ${fromBelow} var(--slow) var(--ease);
  @media ${fromTablet} {
    width: 480px;
    height: 100dvh;
    max-height: none;
    margin: 0 0 0 auto;
    border-radius: 0;
    animation-name: ${fromTheSide};
  }
`;

/** More room than a dialog: rises from the bottom on phones, comes in from the right elsewhere. */
export function Sheet({ isOpen, ...content }: SheetProps) {
  return isOpen ? <Modal surface={Surface} {...content} /> : null;
}
