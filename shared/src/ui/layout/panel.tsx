import { styled } from 'styled-components';
import { fromTablet } from '../media';

export interface PanelProps {
  /** Floats above the page, as the sticky buying panel does. */
  $isRaised?: boolean;
}

/** A framed surface. At rest it casts no shadow. */
export const Panel = styled.div<PanelProps>`
  padding: 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  ${({ $isRaised }) => $isRaised && 'box-shadow: var(--shadow-pop);'}
  @media ${fromTablet} {
    padding: 24px;
  }
`;
