import { useEffect, useRef } from 'react';
import { neighbour, type RoomFilters } from './room.rules';

/** Where the open row stands, and how to leave it. */
export interface PanelPlace {
  isBeside: boolean;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onClose: () => void;
  /**
   * After the row was dealt with: the next one, the one before at the end, or none. Whoever opened another one or left
   * the room meanwhile stays there.
   */
  leave: () => void;
}

export interface OpenRowOptions<Row> {
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  filters: Pick<RoomFilters, 'open' | 'page'>;
  apply: (change: Partial<RoomFilters>) => void;
  /** Whether the panel stands beside the list, and not over it. */
  isBeside: boolean;
}

/** The row that is open, by its key in the address, and the ways from it to others. */
export function useOpenRow<Row>({ rows, keyOf, filters, apply, isBeside }: OpenRowOptions<Row>) {
  const openNow = useRef<string | null>(null);
  useEffect(() => {
    openNow.current = filters.open;
    return () => {
      openNow.current = null;
    };
  }, [filters.open]);
  const openRow = rows.find((row) => keyOf(row) === filters.open);
  const open = (row: Row | undefined) => {
    if (row) apply({ open: keyOf(row), page: filters.page });
  };
  const close = () => {
    apply({ open: '', page: filters.page });
    // The focus goes back to where the row was opened.
    document.querySelector<HTMLElement>(`[data-row="${CSS.escape(filters.open)}"]`)?.focus();
  };
  const beside = (step: 1 | -1) => neighbour(rows, keyOf, filters.open, step);
  const way = (step: 1 | -1) => {
    const row = beside(step);
    return row && (() => open(row));
  };
  const place: PanelPlace = {
    isBeside,
    onPrevious: way(-1),
    onNext: way(1),
    onClose: close,
    leave: () => {
      if (openNow.current !== filters.open) return;
      const next = beside(1) ?? beside(-1);
      if (next) open(next);
      else close();
    },
  };
  return { openRow, open, close, place };
}
