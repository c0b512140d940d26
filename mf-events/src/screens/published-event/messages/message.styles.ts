import { styled } from 'styled-components';

export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
`;

export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
`;

export const Body = styled.p`
  margin-top: 8px;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

export const Meta = styled.p`
  color: var(--ink-3);
  font-size: var(--text-14);
  font-variant-numeric: tabular-nums;
`;

export const Head = styled.h3`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  font-size: var(--text-16);
  overflow-wrap: anywhere;
`;

/** What was answered, set off from what was asked. */
export const Answer = styled.div`
  margin-top: 12px;
  padding-inline-start: 12px;
  border-inline-start: 3px solid var(--accent);
  & > p:first-child {
    margin-top: 0;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 12px;
`;
