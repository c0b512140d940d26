import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Row = styled.div`
  display: flex;
  gap: 14px;
  min-width: 0;
  & strong,
  & small {
    display: block;
    line-height: var(--leading-title);
    font-variant-numeric: tabular-nums;
  }
  & small {
    color: var(--ink-3);
    font-size: var(--text-14);
  }
`;

const Sign = styled.span`
  flex-shrink: 0;
  margin-top: 2px;
  color: var(--ink-2);
  &[data-framed] {
    display: grid;
    place-items: center;
    width: 40px;
    height: 40px;
    border-radius: 10px;
    background: var(--surface-2);
  }
`;

export interface FactWithDetailProps {
  icon: ReactNode;
  main: string;
  /** One line below; nothing when there is nothing to add. */
  detail: ReactNode;
  /** The icon on a tile of its own, as under the poster of a phone. */
  isFramed?: boolean;
}

/** A fact in bold with one line of detail below. */
export function FactWithDetail({ icon, main, detail, isFramed }: FactWithDetailProps) {
  return (
    <Row>
      <Sign data-framed={isFramed || undefined}>{icon}</Sign>
      <div>
        <strong>{main}</strong>
        {detail && <small>{detail}</small>}
      </div>
    </Row>
  );
}
