import { styled } from 'styled-components';

/** A field with its button beside it, level with the input below the label. */
export const OneFieldForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;
  align-items: start;
  & > button {
    margin-top: 27px;
  }
`;
