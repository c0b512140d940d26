import { groupDigits } from '@spotlight/shared/format';
import { Link } from '@spotlight/shared/vendor/router';
import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import { Sparkline } from './sparkline';

const Card = styled.li`
  position: relative;
  display: grid;
  gap: 4px;
  padding: 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  @media (min-width: 720px) {
    padding: 16px 20px 20px;
  }
`;

const Name = styled.h2`
  display: flex;
  align-items: center;
  gap: 8px;
  color: var(--ink-2);
  font-size: var(--text-14);
  font-weight: var(--weight-regular);
  & > svg {
    flex-shrink: 0;
  }
`;

/** The whole card leads to the list of what it counts. */
const Way = styled(Link)`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--radius-card);
  }
  &:hover {
    text-decoration: underline;
  }
`;

const Total = styled.p`
  font-size: var(--text-28);
  font-weight: var(--weight-bold);
  line-height: var(--leading-tight);
  font-variant-numeric: tabular-nums;
`;

const Note = styled.p`
  color: var(--ink-3);
  font-size: var(--text-12);
  line-height: var(--leading-dense);
  &[data-waiting] {
    color: var(--amber-ink);
  }
  & > b {
    color: var(--success-ink);
    font-weight: var(--weight-regular);
  }
`;

const History = styled.div`
  position: absolute;
  inset: auto 20px 24px auto;
  @media (max-width: 899px) {
    display: none;
  }
`;

export interface MetricCardProps {
  Icon: ComponentType<{ size?: number }>;
  name: string;
  /** The list of what is counted; null for who may not look at it. */
  to: string | null;
  total: number;
  /** One short line under the figure; its lead is green. */
  note: { lead?: string; text: string };
  /** The figure over the last weeks, oldest first. */
  history: readonly number[];
  /** Something is waiting for the reader: the note and the line are amber. */
  isWaiting?: boolean;
}

/** One figure: what it counts, how much, and where it is going. */
export function MetricCard({ Icon, name, to, total, note, history, isWaiting }: MetricCardProps) {
  return (
    <Card>
      <Name>
        <Icon size={18} />
        {to === null ? name : <Way to={to}>{name}</Way>}
      </Name>
      <Total>{groupDigits(total)}</Total>
      <Note data-waiting={isWaiting || undefined}>
        {note.lead && <b>{note.lead} </b>}
        {note.text}
      </Note>
      <History>
        <Sparkline values={history} isAmber={isWaiting} />
      </History>
    </Card>
  );
}
