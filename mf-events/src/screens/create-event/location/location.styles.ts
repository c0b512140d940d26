import { styled } from 'styled-components';

export const Chosen = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 12px;
  border: 1px solid var(--line);
  border-radius: var(--radius-control);
  & > svg {
    flex-shrink: 0;
    color: var(--ink-3);
  }
  & > span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    color: var(--ink-3);
    font-size: var(--text-12);
  }
`;
