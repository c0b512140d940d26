import { RefreshIcon, fromTablet } from '@spotlight/shared/ui/parts';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Bar = styled.div`
  position: fixed;
  z-index: 60;
  inset: auto 16px max(16px, env(safe-area-inset-bottom));
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  padding: 8px 8px 8px 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  box-shadow: var(--shadow-pop);
  font-size: var(--text-14);
  & > svg {
    color: var(--accent-ink);
  }
  & > p {
    flex: 1;
    min-width: 12em;
  }
  @media ${fromTablet} {
    inset-inline: 24px auto;
    max-width: 480px;
  }
`;

/** One sentence about the version of this tab, and what can be done. */
export const UpdateBar = ({ text, children }: { text: string; children?: ReactNode }) => (
  <Bar role="status">
    <RefreshIcon />
    <p>{text}</p>
    {children}
  </Bar>
);
