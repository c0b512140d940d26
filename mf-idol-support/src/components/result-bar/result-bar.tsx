import { fromTablet } from '@spotlight/shared/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useListTop } from './use-list-top';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;
  min-height: 44px;
  color: var(--ink-2);
  font-size: var(--text-14);
  font-variant-numeric: tabular-nums;
  & strong {
    color: var(--ink);
  }
  /* On phones the control beside it says the same. */
  @media not ${fromTablet} {
    & > p > span {
      display: none;
    }
  }
`;

const Controls = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
`;

export interface ResultBarProps {
  /** How much was found; read out whenever it changes. */
  total: string | undefined;
  /** The order in words, following the total. */
  order: string;
  /** Page of the list, from 1. */
  page: number;
  /** Controls that take effect at once. */
  children: ReactNode;
}

/** The head of a list: how much was found, and in which order. */
export function ResultBar({ total, order, page, children }: ResultBarProps) {
  const head = useListTop<HTMLDivElement>(page);
  return (
    <Bar ref={head}>
      <p role="status">
        {total && (
          <>
            <strong>{total}</strong>
            <span>{order}</span>
          </>
        )}
      </p>
      <Controls>{children}</Controls>
    </Bar>
  );
}
