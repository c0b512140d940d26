import { css, keyframes } from 'styled-components';

const appear = keyframes`from { opacity: 0; }`;

/** What dialogs and sheets have in common: a floating surface over a darkened, inert page. */
export const modalSurface = css`
  margin: auto;
  padding: 0;
  border: 0;
  overflow: hidden;
  background: var(--surface);
  color: var(--ink);
  box-shadow: var(--shadow-sheet);
  &:focus-visible {
    outline: 0;
  }
  &::backdrop {
    background: var(--scrim);
    animation: ${appear} var(--base) var(--ease);
  }
`;
