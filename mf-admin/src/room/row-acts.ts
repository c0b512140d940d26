import { styled } from 'styled-components';

/** What can be done with one row, beside one another in its last column; on a card, in lines. */
export const RowActs = styled.div`
  display: flex;
  gap: 4px;
  dd > & {
    flex-wrap: wrap;
  }
`;
