import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Frame = styled.div`
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  overflow: auto;
`;

const Grid = styled.table`
  width: 100%;
  border-spacing: 0;
  font-size: var(--text-14);
  line-height: var(--leading-dense);
  font-variant-numeric: tabular-nums;
  & td {
    height: 48px;
    padding: 6px 12px;
    border-top: 1px solid var(--line);
  }
  & td,
  & th {
    white-space: nowrap;
  }
  & th:has([type='checkbox']) {
    width: 52px;
  }
  & th {
    height: 40px;
    padding: 0 12px;
  }
  & th:first-child,
  & td:first-child {
    padding-inline-start: 16px;
  }
  & th:last-child,
  & td:last-child {
    padding-inline-end: 16px;
  }
`;

/** As high as a desk: filters and pages stay in view on a laptop. */
export const DESK_HEIGHT = 'max(420px, calc(100dvh - 232px))';

export interface TableProps {
  /** The accessible name; the frame takes the keyboard so that a wide table can be scrolled. */
  label: string;
  /** Bounds the height, in CSS units, so that rows scroll under the sticky head. */
  maxHeight?: string;
  children: ReactNode;
}

/** A data table with a sticky head. Rows are `Tr`, cells `Th` and `Td`. */
export function Table({ label, maxHeight, children }: TableProps) {
  return (
    <Frame role="region" aria-label={label} tabIndex={0} style={{ maxHeight }}>
      <Grid>{children}</Grid>
    </Frame>
  );
}
