import { css } from 'styled-components';

/** A row of the list: icon, words, and a dot while it is unread. */
export const rowFace = css`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr) 10px;
  gap: 12px;
  width: 100%;
  min-height: 64px;
  padding: 12px;
  border: 0;
  border-radius: var(--radius-control);
  background: none;
  color: var(--ink);
  line-height: var(--leading-dense);
  text-align: start;
  &:hover {
    background: var(--surface-2);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;
