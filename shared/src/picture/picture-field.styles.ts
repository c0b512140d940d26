import { styled } from 'styled-components';

export const Frame = styled.div`
  overflow: hidden;
  max-width: 420px;
  border-radius: var(--radius-card);
  &[aria-busy='true'] {
    opacity: 0.6;
  }
`;

/** Opened by the button beside it. */
export const Input = styled.input`
  position: absolute;
  width: 1px;
  height: 1px;
  opacity: 0;
  pointer-events: none;
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
