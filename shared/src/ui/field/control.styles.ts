import { css } from 'styled-components';

/** The face of everything one can type or choose in. */
export const controlFace = css`
  width: 100%;
  min-width: 0;
  min-height: var(--control-md);
  padding: 0 12px;
  border: 1px solid var(--line-control);
  border-radius: var(--radius-control);
  background: var(--control);
  color: var(--ink);
  font-size: var(--text-16);
  line-height: var(--leading-dense);
  transition: border-color var(--fast) var(--ease);
  &::placeholder {
    color: var(--ink-3);
    opacity: 1;
  }
  &[aria-invalid='true'] {
    border-color: var(--danger-ink);
    box-shadow: inset 0 0 0 1px var(--danger-ink);
  }
  &[readonly] {
    background: var(--surface-2);
  }
  &:disabled {
    border-color: var(--line);
    background: var(--surface-2);
    color: var(--ink-3);
    -webkit-text-fill-color: currentColor;
    opacity: 1;
  }
`;
