import { styled } from 'styled-components';

/** A day and a time, or two times, beside one another. */
export const Two = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: 12px;
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 4px 16px;
  & > dt {
    color: var(--ink-2);
  }
`;

export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  & h3 {
    font-size: var(--text-16);
  }
  & > p {
    color: var(--ink-2);
    font-size: var(--text-14);
  }
`;
