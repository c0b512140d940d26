import { Panel } from '@spotlight/shared/ui/parts';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Title = styled.h2`
  margin-bottom: 16px;
  font-size: var(--text-18);
`;

const Lead = styled.p`
  margin: -12px 0 16px;
  color: var(--ink-3);
  font-size: var(--text-14);
`;

/** One part of the settings, which the address can name by `#id`. */
export function SettingsSection({
  id,
  title,
  lead,
  children,
}: {
  id: string;
  title: string;
  lead?: string;
  children: ReactNode;
}) {
  return (
    <Panel as="section" id={id} aria-labelledby={`${id}-title`}>
      <Title id={`${id}-title`}>{title}</Title>
      {lead && <Lead>{lead}</Lead>}
      {children}
    </Panel>
  );
}
