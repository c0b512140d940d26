import { styled } from 'styled-components';

/** A hairline between two parts. */
export const Divider = styled.hr`
  width: 100%;
  height: 1px;
  margin: 0;
  border: 0;
  background: var(--line);
`;
