import { styled } from 'styled-components';

/** The kind, and what is done with the question as a whole. */
export const Head = styled.div`
  display: flex;
  align-items: end;
  gap: 4px;
  & > :first-child {
    flex: 1;
    margin-inline-end: 8px;
  }
`;
