import { styled } from 'styled-components';

/** Fields of a form under one another. */
export const Fields = styled.div`
  display: grid;
  gap: 20px;
`;

/** The last line of a form: its button, and what belongs beside it. */
export const FormActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
`;
