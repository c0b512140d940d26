import { fromDesktop } from '@spotlight/shared/ui';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';

/** On narrow screens a band of surface from edge to edge; on wide ones a part under a hairline. */
const Part = styled.section`
  margin: 8px calc(var(--gutter) * -1) 0;
  padding: 28px var(--gutter);
  background: var(--surface);
  @media ${fromDesktop} {
    margin: 0;
    padding: 40px 0;
    border-bottom: 1px solid var(--line);
    background: none;
    &:last-child {
      border-bottom: 0;
    }
  }
`;

const Title = styled.h2`
  margin-bottom: 16px;
  font-size: var(--text-18);
  @media ${fromDesktop} {
    font-size: var(--text-22);
  }
`;

export interface SectionProps {
  title: string;
  children: ReactNode;
}

/** A titled part of the event's page. */
export function Section({ title, children }: SectionProps) {
  const id = useId();
  return (
    <Part aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      {children}
    </Part>
  );
}
