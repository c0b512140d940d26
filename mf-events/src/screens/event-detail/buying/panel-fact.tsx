import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Row = styled.div`
  display: flex;
  gap: 14px;
  min-width: 0;
  & > svg {
    flex-shrink: 0;
    margin-top: 2px;
    color: var(--ink-2);
  }
  & strong {
    display: block;
    line-height: var(--leading-title);
    font-variant-numeric: tabular-nums;
  }
  & small {
    display: block;
    color: var(--ink-3);
    font-size: var(--text-14);
    line-height: var(--leading-dense);
  }
`;

export interface FactWithDetailProps {
  icon: ReactNode;
  main: string;
  detail: string | null;
}

/** A fact in bold with one line of detail below. */
export function PanelFact({ icon, main, detail }: FactWithDetailProps) {
  return (
    <Row>
      {icon}
      <div>
        <strong>{main}</strong>
        {detail && <small>{detail}</small>}
      </div>
    </Row>
  );
}
