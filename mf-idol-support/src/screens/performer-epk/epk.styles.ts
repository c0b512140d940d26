import { Container, fromTablet } from '@spotlight/shared/ui';
import { styled } from 'styled-components';

/** On paper it is black on white, whatever theme the screen has. */
export const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  align-content: start;
  max-width: calc(800px + 2 * var(--gutter));
  padding-block: 16px 48px;
  @media print {
    --ink: CanvasText;
    --ink-2: CanvasText;
    --ink-3: CanvasText;
    --line: GrayText;
    color-scheme: light;
    max-width: none;
    padding: 0;
    background: Canvas;
    color: CanvasText;
    font-size: 10pt;
  }
`;

/** For the screen alone. */
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  & > p {
    flex-basis: 100%;
    color: var(--ink-3);
    font-size: var(--text-14);
  }
  @media print {
    display: none;
  }
`;

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

export const Facts = styled.dl`
  display: grid;
  gap: 6px;
  & > div {
    display: grid;
    grid-template-columns: 7em minmax(0, 1fr);
    gap: 12px;
  }
  & dt {
    color: var(--ink-3);
  }
  & dd {
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
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
