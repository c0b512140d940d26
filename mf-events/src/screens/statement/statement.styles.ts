import { PrintedFacts, PrintedPage } from '@spotlight/shared/print';
import { styled } from 'styled-components';

export const Page = styled(PrintedPage)`
  --sheet: 960px;
`;

export const Facts = styled(PrintedFacts)`
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
  gap: 8px 24px;
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
