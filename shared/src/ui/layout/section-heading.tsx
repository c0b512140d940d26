import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { fromTablet } from '../media';

export interface SectionHeadingProps {
  title: ReactNode;
  lead?: ReactNode;
  /** A text link at the right, on the line of the lead; its words end at the edge of the content. */
  action?: ReactNode;
  /** For `aria-labelledby` of the section. */
  id?: string;
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: 4px 16px;
  margin-bottom: 20px;
`;

const Action = styled.div`
  margin-inline-end: -12px;
`;

const Title = styled.h2`
  font-size: var(--text-22);
  line-height: var(--leading-tight);
  @media ${fromTablet} {
    font-size: var(--text-28);
  }
`;

const Lead = styled.p`
  margin-top: 4px;
  color: var(--ink-3);
  font-size: var(--text-14);
`;

/** The heading (h2) of a part of a page. */
export function SectionHeading({ title, lead, action, id }: SectionHeadingProps) {
  return (
    <Row>
      <div>
        <Title id={id}>{title}</Title>
        {lead && <Lead>{lead}</Lead>}
      </div>
      {action && <Action>{action}</Action>}
    </Row>
  );
}
