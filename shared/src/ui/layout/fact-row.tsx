import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface FactRowProps {
  /** An icon of 18 px. */
  icon: ReactNode;
  /** Bold and in full ink: the fact that decides, such as the date. */
  isStrong?: boolean;
  children: ReactNode;
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 0;
  color: var(--ink-2);
  font-size: var(--text-14);
  line-height: var(--leading-dense);
  font-variant-numeric: tabular-nums;
  & > svg {
    flex-shrink: 0;
    color: var(--ink-3);
  }
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > [data-strong] {
    color: var(--ink);
    font-weight: var(--weight-bold);
  }
`;

/** One fact with its icon, on one line. */
export function FactRow({ icon, isStrong, children }: FactRowProps) {
  return (
    <Row>
      {icon}
      <span data-strong={isStrong || undefined}>{children}</span>
    </Row>
  );
}
