import { Container } from '@spotlight/shared/ui';
import { styled } from 'styled-components';

/** On paper it is black on white, whatever theme the screen has. */
export const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  align-content: start;
  max-width: calc(960px + 2 * var(--gutter));
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

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
  gap: 8px 24px;
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
  & [data-net] dd {
    font-weight: var(--weight-bold);
  }
`;

/** Its head is on every sheet of paper, and no row is cut in two. */
export const Sheet = styled.div`
  overflow-x: auto;
  & table {
    width: 100%;
    border-collapse: collapse;
    font-size: var(--text-14);
    font-variant-numeric: tabular-nums;
  }
  & caption {
    padding-bottom: 8px;
    color: var(--ink-3);
    text-align: start;
  }
  & th,
  & td {
    padding: 8px;
    border-bottom: 1px solid var(--line);
    text-align: start;
    vertical-align: top;
    white-space: nowrap;
  }
  & [data-name] {
    min-width: 8em;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  & [data-sum] {
    text-align: end;
  }
  & tfoot :is(th, td) {
    border-bottom: 0;
    font-weight: var(--weight-bold);
  }
  @media print {
    overflow: visible;
    & table {
      font-size: 9pt;
    }
    & :is(th, td) {
      padding: 4px;
    }
    & tr {
      break-inside: avoid;
    }
    & tfoot {
      display: table-row-group;
    }
  }
`;
