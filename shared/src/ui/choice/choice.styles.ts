import { css, styled } from 'styled-components';

/** A row of a native box and its words; the whole row is the label, 44 px high. */
export const ChoiceRow = styled.label`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  line-height: var(--leading-dense);
  &:has(input:disabled) {
    color: var(--ink-3);
    cursor: not-allowed;
  }
`;

/** A native check box drawn by us; in forced colours the system draws it. */
export const boxFace = css`
  appearance: none;
  flex-shrink: 0;
  margin: 0;
  border: 1px solid var(--line-control);
  background: var(--control);
  transition: background var(--fast) var(--ease);
  &:checked {
    border-color: var(--accent);
    background: var(--accent);
  }
  &[aria-invalid='true'] {
    border-color: var(--danger-ink);
    box-shadow: 0 0 0 1px var(--danger-ink);
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`;
