import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { fromTablet } from '../media';

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
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  min-width: 0;
`;

export interface ResultBarProps {
  /** How much was found, in words; read out whenever it changes. */
  count: string | undefined;
  /** The order in words, following the count. */
  order: string;
  /** Controls that take effect at once. */
  controls: ReactNode;
}

/** The head of a list: how much was found, and in which order. */
export function ResultBar({ count, order, controls }: ResultBarProps) {
  return (
    <Bar>
      <p role="status">
        {count && (
          <>
            <strong>{count}</strong>
            <span>・{order}</span>
          </>
        )}
      </p>
      <Controls>{controls}</Controls>
    </Bar>
  );
}
