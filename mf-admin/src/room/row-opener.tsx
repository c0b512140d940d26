import { styled } from 'styled-components';

/** The name of a row as the button that opens its panel. */
export const RowOpener = styled.button`
  min-height: 32px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--ink);
  font-size: var(--text-14);
  font-weight: var(--weight-bold);
  line-height: var(--leading-dense);
  text-align: start;
  &:hover {
    color: var(--accent-ink);
    text-decoration: underline;
  }
`;

export const RowName = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-width: 0;
  & > div {
    min-width: 0;
  }
  & small {
    display: block;
    color: var(--ink-3);
    font-size: var(--text-12);
    font-weight: var(--weight-regular);
  }
  td & button,
  td & a,
  td & small {
    display: block;
    max-width: 20em;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
