import { css } from 'styled-components';

export type ButtonVariant =
  'primary' | 'outline' | 'quiet' | 'plain' | 'text' | 'danger' | 'inverse';
export type ButtonSize = 'sm' | 'md' | 'lg';

/** What every kind of button can be told about its face. */
export interface ButtonFace {
  /** `primary` at most once per card or panel; `plain` is words only in the colour of text. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  isFullWidth?: boolean;
}

export interface ButtonFaceProps {
  $variant: ButtonVariant;
  $size: ButtonSize;
  $isFullWidth: boolean;
}

const face = (ground: string, hover: string, press: string, text: string, edge = 'transparent') =>
  `--ground:${ground};--hover:${hover};--press:${press};--text:${text};--edge:${edge};--off:${
    ground === 'transparent' ? ground : 'var(--surface-2)'
  };`;

const faces: Record<ButtonVariant, string> = {
  primary: face('var(--accent)', 'var(--accent-hover)', 'var(--accent-press)', 'var(--on-accent)'),
  danger: face('var(--danger)', 'var(--danger-hover)', 'var(--danger-hover)', 'var(--on-accent)'),
  inverse: face(
    'var(--inverse)',
    'var(--inverse-hover)',
    'var(--inverse-hover)',
    'var(--on-inverse)',
  ),
  outline: face(
    'var(--control)',
    'var(--surface-2)',
    'var(--surface-3)',
    'var(--ink)',
    'var(--line-control)',
  ),
  quiet: face('var(--surface-2)', 'var(--surface-3)', 'var(--line)', 'var(--ink)'),
  plain: face('transparent', 'var(--surface-2)', 'var(--surface-3)', 'var(--ink-2)'),
  text: face('transparent', 'var(--accent-soft)', 'var(--accent-soft)', 'var(--accent-ink)'),
};

const sizes: Record<ButtonSize, string> = {
  sm: 'min-height:var(--control-sm);padding:0 14px;font-size:var(--text-14);',
  md: 'min-height:var(--control-md);padding:0 20px;font-size:var(--text-16);',
  lg: 'min-height:var(--control-lg);padding:0 28px;font-size:var(--text-16);',
};

/** Extends the hit area to 44 px in both directions, whatever is drawn. */
export const hitArea = css`
  position: relative;
  &::after {
    content: '';
    position: absolute;
    inset: min(0px, calc((100% - 44px) / 2));
  }
`;

export const buttonFace = css<ButtonFaceProps>`
  ${hitArea}
  ${({ $variant }) => faces[$variant]}
  ${({ $size }) => sizes[$size]}
  ${({ $variant }) => ($variant === 'text' || $variant === 'plain') && 'padding-inline: 12px;'}
  ${({ $isFullWidth }) => $isFullWidth && 'width: 100%;'}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  flex-shrink: 0;
  border: 1px solid var(--edge);
  border-radius: var(--radius-control);
  background: var(--ground);
  color: var(--text);
  font-weight: var(--weight-bold);
  line-height: 1.25;
  text-align: center;
  white-space: nowrap;
  user-select: none;
  transition: background var(--fast) var(--ease);
  &:hover {
    background: var(--hover);
  }
  &:active {
    background: var(--press);
  }
  &:disabled {
    border-color: transparent;
    background: var(--off);
    color: var(--ink-3);
  }
  &[aria-busy='true'] {
    background: var(--ground);
    cursor: progress;
  }
`;
