import { styled } from 'styled-components';

const Title = styled.h2`
  font-size: var(--text-18);
`;

const Lead = styled.p`
  margin-top: 4px;
  color: var(--ink-2);
  font-size: var(--text-14);
`;

/** What a step is about, above its fields. */
export function StepTitle({ title, lead }: { title: string; lead: string }) {
  return (
    <div>
      <Title>{title}</Title>
      <Lead>{lead}</Lead>
    </div>
  );
}

/** Everything of a step under one another. */
export const Steps = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  & small {
    color: var(--ink-3);
    font-size: var(--text-14);
  }
`;
