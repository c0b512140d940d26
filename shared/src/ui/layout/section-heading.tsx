import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { fromTablet } from '../media';

export interface SectionHeadingProps {
  title: ReactNode;
  lead?: ReactNode;
  /**
   * A text link at the right: on the line of the title on phones, of the lead elsewhere. Its words end
   * at the edge of the content.
   */
  action?: ReactNode;
  /** For `aria-labelledby` of the section. */
  id?: string;
}

const Row = styled.div`
  display: grid;
  grid-template: 'title action' 'lead lead' / minmax(0, 1fr) auto;
  align-items: center;
  gap: 4px 16px;
  margin-bottom: 20px;
  @media ${fromTablet} {
    grid-template-areas: 'title action' 'lead action';
    align-items: end;
  }
`;

/* No taller than the title, so that the link does not push the lead away. */
const Action = styled.div`
  grid-area: action;
  margin-block: -8px;
  margin-inline-end: -12px;
  white-space: nowrap;
`;

const Title = styled.h2`
  grid-area: title;
  font-size: var(--text-22);
  line-height: var(--leading-tight);
  @media ${fromTablet} {
    font-size: var(--text-28);
  }
`;

const Lead = styled.p`
  grid-area: lead;
  color: var(--ink-3);
  font-size: var(--text-14);
`;

/** The heading (h2) of a part of a page. */
export function SectionHeading({ title, lead, action, id }: SectionHeadingProps) {
  return (
    <Row>
      <Title id={id}>{title}</Title>
      {lead && <Lead>{lead}</Lead>}
      {action && <Action>{action}</Action>}
    </Row>
  );
}
