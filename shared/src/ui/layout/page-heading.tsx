import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { fromTablet } from '../media';

export interface PageHeadingProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Large and centred from tablets on, as on search pages. */
  isCentred?: boolean;
  /** Buttons at the right. */
  action?: ReactNode;
}

const Row = styled.header<{ $isCentred: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 16px;
  @media ${fromTablet} {
    ${({ $isCentred }) => $isCentred && 'flex-direction: column; text-align: center;'}
  }
`;

/* Lines of whole pixels: below a fraction of one, pictures are cut by it and the first is not the largest. */
const Title = styled.h1<{ $isCentred: boolean }>`
  font-size: var(--text-28);
  line-height: 2.25rem;
  @media ${fromTablet} {
    ${({ $isCentred }) => $isCentred && 'font-size: var(--text-36); line-height: 3rem;'}
  }
`;

const Lead = styled.p<{ $isCentred: boolean }>`
  margin-top: 4px;
  color: var(--ink-2);
  font-size: var(--text-14);
  line-height: 1.5rem;
  @media ${fromTablet} {
    ${({ $isCentred }) =>
      $isCentred && 'margin-top: 8px; font-size: var(--text-16); line-height: 1.75rem;'}
  }
`;

/** The heading (h1) of a page; one a page. */
export function PageHeading({ title, lead, isCentred = false, action }: PageHeadingProps) {
  return (
    <Row $isCentred={isCentred}>
      <div>
        <Title $isCentred={isCentred}>{title}</Title>
        {lead && <Lead $isCentred={isCentred}>{lead}</Lead>}
      </div>
      {action}
    </Row>
  );
}
