import { fromTablet } from '@spotlight/shared/ui';
import { styled } from 'styled-components';

export const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  align-items: start;
  & > span {
    max-width: 200px;
  }
  @media ${fromTablet}, print {
    grid-template-columns: minmax(96px, 200px) minmax(0, 1fr);
  }
  & h1 {
    margin-bottom: 12px;
    font-size: var(--text-28);
    line-height: var(--leading-tight);
  }
`;

export const Part = styled.section`
  break-inside: avoid;
  & > h2 {
    margin-bottom: 8px;
    font-size: var(--text-18);
  }
  & p {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  & a {
    overflow-wrap: anywhere;
    text-decoration: underline;
  }
  & li + li {
    margin-top: 6px;
  }
`;
