import { Container } from '@spotlight/shared/ui';
import { styled } from 'styled-components';

/** On paper it is black on white, whatever theme the screen has. Its width on a screen is `--sheet`. */
export const PrintedPage = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  align-content: start;
  max-width: calc(var(--sheet, 800px) + 2 * var(--gutter));
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
export const ScreenTools = styled.div`
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

/** Names and what they stand for, one pair in a `div` each. */
export const PrintedFacts = styled.dl`
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
