import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { hitArea } from './button.styles';

export interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  /** The accessible name, also shown as the tooltip. */
  label: string;
  /** `outline` is framed like a control; `stage` is a dark disc for use on artwork. */
  variant?: 'plain' | 'outline' | 'stage';
  size?: 'sm' | 'md';
}

const Face = styled.button<{ $size: 'sm' | 'md' }>`
  ${hitArea}
  display: inline-grid;
  place-items: center;
  flex-shrink: 0;
  width: var(${({ $size }) => `--control-${$size}`});
  aspect-ratio: 1;
  padding: 0;
  border: 1px solid transparent;
  border-radius: var(--radius-control);
  background: transparent;
  color: var(--ink-2);
  transition: background var(--fast) var(--ease);
  &:hover {
    background: var(--surface-2);
    color: var(--ink);
  }
  &:disabled {
    background: transparent;
    color: var(--ink-3);
    opacity: 0.5;
  }
  &[data-variant='outline'] {
    border-color: var(--line-control);
    background: var(--control);
    color: var(--ink);
  }
  &[data-variant='stage'] {
    border-radius: var(--radius-pill);
    background: var(--tag-ground);
    color: var(--tag-ink);
  }
`;

/** A button whose only content is an icon; `label` names it. */
export function IconButton({
  label,
  variant = 'plain',
  size = 'md',
  children,
  ...rest
}: IconButtonProps) {
  return (
    <Face
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      data-variant={variant}
      $size={size}
    >
      {children}
    </Face>
  );
}
