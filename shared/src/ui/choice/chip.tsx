import { Link, type To } from '@spotlight/shared/vendor/router';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { hitArea } from '../button/button.styles';

export interface ChipProps {
  children: ReactNode;
  isSelected?: boolean;
  icon?: ReactNode;
  /** With `to` the chip is a link (its selection belongs into the URL), else a toggle button. */
  to?: To;
  onClick?: () => void;
  className?: string;
}

const face = css`
  ${hitArea}
  display: inline-flex;
  align-items: center;
  gap: 6px;
  flex-shrink: 0;
  min-height: var(--control-sm);
  padding: 0 14px;
  border: 1px solid var(--line);
  border-radius: var(--radius-pill);
  background: var(--surface);
  color: var(--ink-2);
  font-size: var(--text-14);
  line-height: 1.25;
  white-space: nowrap;
  transition: background var(--fast) var(--ease);
  &:hover {
    background: var(--surface-2);
    color: var(--ink);
  }
  &[aria-current='true'],
  &[aria-pressed='true'] {
    border-color: var(--inverse);
    background: var(--inverse);
    color: var(--on-inverse);
    font-weight: var(--weight-bold);
  }
`;
const ButtonChip = styled.button`
  ${face}
`;
const LinkChip = styled(Link)`
  ${face}
`;

/** A filter that is on or off. */
export function Chip({ isSelected = false, icon, to, children, ...rest }: ChipProps) {
  if (to === undefined) {
    return (
      <ButtonChip type="button" aria-pressed={isSelected} {...rest}>
        {icon}
        {children}
      </ButtonChip>
    );
  }
  return (
    <LinkChip to={to} aria-current={isSelected ? 'true' : undefined} preventScrollReset {...rest}>
      {icon}
      {children}
    </LinkChip>
  );
}
