import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

export interface NoticeProps {
  tone?: NoticeTone;
  icon?: ReactNode;
  title?: ReactNode;
  children?: ReactNode;
}

const Box = styled.div<{ $tone: NoticeTone }>`
  display: flex;
  gap: 12px;
  padding: 12px 16px;
  border-radius: var(--radius-control);
  background: var(--${({ $tone }) => $tone}-soft);
  color: var(--${({ $tone }) => $tone}-ink);
  font-size: var(--text-14);
  line-height: var(--leading-dense);
  & > svg {
    flex-shrink: 0;
  }
  & a {
    text-decoration: underline;
  }
  & strong {
    display: block;
  }
`;

/** A line or two about the state of the page, above its content. */
export function Notice({ tone = 'info', icon, title, children }: NoticeProps) {
  return (
    <Box $tone={tone} role="status">
      {icon}
      <div>
        {title && <strong>{title}</strong>}
        {children}
      </div>
    </Box>
  );
}
