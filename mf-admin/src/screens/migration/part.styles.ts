import { Panel } from '@spotlight/shared/ui';
import { styled } from 'styled-components';

/** One thing of the room, framed. */
export const Part = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  & h2 {
    font-size: var(--text-18);
  }
`;

export const Note = styled.p`
  color: var(--ink-3);
  font-size: var(--text-14);
  overflow-wrap: anywhere;
`;

/** Buttons at the end of a step, the way on at the right. */
export const Way = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
  & > p {
    margin-inline-end: auto;
  }
  /* Large letters take more than one line. */
  & > button {
    flex-shrink: 1;
    white-space: normal;
  }
`;
