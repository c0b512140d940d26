import { styled } from 'styled-components';
import { controlFace } from './control.styles';

/**
 * A bare select for places that bring their own label, such as the search bar. Where the browser
 * lets pages style the list (`base-select`), the list is ours; elsewhere it is the system's.
 */
export const Select = styled.select`
  ${controlFace}
  appearance: none;
  padding-inline-end: 38px;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  @supports (appearance: base-select) {
    &,
    &::picker(select) {
      appearance: base-select;
    }
    align-items: center;
    /* Such a box has no ellipsis: what is too long ends before the arrow. */
    overflow: clip;
    overflow-clip-margin: content-box;
    &::picker-icon {
      display: none;
    }
    &::picker(select) {
      margin-block: 6px;
      padding: 4px;
      border: 1px solid var(--line);
      border-radius: var(--radius-card);
      background: var(--surface);
      color: var(--ink);
      box-shadow: var(--shadow-pop);
      max-height: 320px;
    }
    & option {
      min-height: 44px;
      padding: 0 12px;
      border-radius: var(--radius-control);
    }
    & option:hover,
    & option:focus-visible,
    & option:checked {
      outline: 0;
      background: var(--surface-2);
    }
    & option:checked {
      font-weight: var(--weight-bold);
    }
    & option::checkmark {
      order: 1;
      margin-inline-start: auto;
      color: var(--accent-ink);
    }
  }
`;
