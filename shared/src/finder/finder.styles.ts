import { styled } from 'styled-components';

/** What the field is called, for the eyes: the field itself carries it as its name. */
export const Label = styled.p`
  margin-bottom: 6px;
  font-size: var(--text-14);
  font-weight: var(--weight-bold);
  line-height: var(--leading-dense);
  &[data-required]::after {
    content: '*';
    margin-inline-start: 4px;
    color: var(--danger-ink);
  }
`;

export const Results = styled.ul`
  display: grid;
  margin-top: 8px;
  border: 1px solid var(--line);
  border-radius: var(--radius-control);
  & > li {
    padding: 8px 12px;
    color: var(--ink-2);
    font-size: var(--text-14);
  }
  & > li + li {
    border-top: 1px solid var(--line);
  }
`;

export const Result = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: 56px;
  & > span {
    min-width: 0;
    color: var(--ink);
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    color: var(--ink-3);
    font-size: var(--text-12);
  }
`;
