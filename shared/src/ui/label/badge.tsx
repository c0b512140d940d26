import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export type BadgeTone = 'neutral' | 'success' | 'info' | 'warning' | 'danger' | 'accent' | 'amber';

export interface BadgeProps {
  /** `amber` is for 熱門 and 即將售完 alone. */
  tone?: BadgeTone;
  /** A dot before the words: for a state that changes by itself. */
  hasDot?: boolean;
  icon?: ReactNode;
  children: ReactNode;
  className?: string;
}

const Pill = styled.span<{ $tone: BadgeTone }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 24px;
  padding: 0 8px;
  border-radius: var(--radius-6);
  background: var(--${({ $tone }) => grounds[$tone] ?? `${$tone}-soft`});
  color: var(--${({ $tone }) => inks[$tone] ?? `${$tone}-ink`});
  font-size: var(--text-12);
  font-weight: var(--weight-bold);
  line-height: 1.25;
  white-space: nowrap;
`;

const grounds: Partial<Record<BadgeTone, string>> = { neutral: 'surface-2', amber: 'amber' };
const inks: Partial<Record<BadgeTone, string>> = { neutral: 'ink-2', amber: 'on-amber' };

const Dot = styled.span`
  width: 6px;
  height: 6px;
  border-radius: 50%;
  background: currentColor;
`;

/** A short word about a state, on a surface. On artwork use `Tag`. */
export function Badge({ tone = 'neutral', hasDot, icon, children, className }: BadgeProps) {
  return (
    <Pill $tone={tone} className={className}>
      {hasDot && <Dot />}
      {icon}
      {children}
    </Pill>
  );
}
