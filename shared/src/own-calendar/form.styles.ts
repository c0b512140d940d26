import { styled } from 'styled-components';

/** A day and a time, or two times, beside one another; under one another where a day would be cut. */
export const Two = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: 12px;
  @media (max-width: 399.98px) {
    & input[type='date'],
    & input[type='time'] {
      padding-inline: 8px;
    }
  }
  @media (max-width: 359.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
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
