import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

export type SortDirection = 'ascending' | 'descending' | 'none';

export interface ThProps extends ComponentPropsWithRef<'th'> {
  isNumeric?: boolean;
  /** The order by this column; absent when the table cannot be sorted by it. */
  sort?: SortDirection;
  onSort?: () => void;
}

const Cell = styled.th`
  position: sticky;
  z-index: 1;
  top: 0;
  background: var(--surface-2);
  color: var(--ink-2);
  font-size: var(--text-12);
  font-weight: var(--weight-bold);
  text-align: start;
  white-space: nowrap;
  &[data-numeric] {
    text-align: end;
  }
`;

const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 40px;
  padding: 0;
  border: 0;
  background: none;
  font-weight: inherit;
  &:hover {
    color: var(--ink);
  }
  &::after {
    content: '';
    border: 4px solid transparent;
    border-bottom-width: 0;
    border-top: 5px solid currentColor;
    opacity: 0;
  }
  [data-numeric] > & {
    flex-direction: row-reverse;
  }
  [aria-sort='ascending'] > &::after {
    rotate: 180deg;
  }
  [aria-sort='ascending'] > &::after,
  [aria-sort='descending'] > &::after {
    opacity: 1;
  }
  &:hover::after {
    opacity: 0.5;
  }
`;

/** A column heading; with `sort` and `onSort` the heading is the button that sorts. */
export function Th({ isNumeric, sort, onSort, children, ...rest }: ThProps) {
  return (
    <Cell scope="col" {...rest} aria-sort={sort} data-numeric={isNumeric || undefined}>
      {sort ? (
        <SortButton type="button" onClick={onSort}>
          {children}
        </SortButton>
      ) : (
        children
      )}
    </Cell>
  );
}
