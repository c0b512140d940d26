import { css, styled } from 'styled-components';
import { onPhone } from '../media';

export type ButtonVariant =
  | 'primary'
  | 'outline'
  | 'quiet'
  | 'plain'
  | 'text'
  | 'danger'
  | 'inverse';
export type ButtonSize = 'sm' | 'md' | 'lg';

/** What every kind of button can be told about its face. */
export interface ButtonFace {
  /** `primary` at most once per card or panel; `plain` is words only in the colour of text. */
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  isFullWidth?: boolean | undefined;
}

/** Extends the hit area to 44 px in both directions, whatever is drawn. */
export const hitArea = css`
  position: relative;
  &::after {
    content: '';
    position: absolute;
    inset: min(0px, calc((100% - 44px) / 2));
  }
`;

const colours = (ground: string, hover: string, press: string, text: string) =>
  `--ground:${ground};--hover:${hover};--press:${press};--text:${text};`;

const variants: Record<ButtonVariant, string> = {
  primary: colours(
    'var(--accent)',
    'var(--accent-hover)',
    'var(--accent-press)',
    'var(--on-accent)',
  ),
  danger: colours(
    'var(--danger)',
    'var(--danger-hover)',
    'var(--danger-hover)',
    'var(--on-accent)',
  ),
  inverse: colours(
    'var(--inverse)',
    'var(--inverse-hover)',
    'var(--inverse-hover)',
    'var(--on-inverse)',
  ),
  outline:
    colours('var(--control)', 'var(--surface-2)', 'var(--surface-3)', 'var(--ink)') +
    '--edge:var(--line-control);',
  quiet: colours('var(--surface-2)', 'var(--surface-3)', 'var(--line)', 'var(--ink)'),
  plain:
    colours('transparent', 'var(--surface-2)', 'var(--surface-3)', 'var(--ink-2)') +
    '--off:transparent;--button-inset:12px;',
  text:
    colours('transparent', 'var(--accent-soft)', 'var(--accent-soft)', 'var(--accent-ink)') +
    '--off:transparent;--button-inset:12px;',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'min-height:var(--control-sm);padding:0 var(--button-inset,14px);font-size:var(--text-14);',
  md: 'min-height:var(--control-md);padding:0 var(--button-inset,20px);font-size:var(--text-16);',
  lg: 'min-height:var(--control-lg);padding:0 var(--button-inset,28px);font-size:var(--text-16);',
};

/** Weighs no more than the class, so that whoever extends a button can change what it says. */
const where = (attribute: string, styles: Record<string, string>) =>
  Object.entries(styles).map(([value, style]) => `&:where([${attribute}='${value}']){${style}}`);

/**
 * What all buttons look like. Kinds and sizes are attributes rather than props of the style: one class for
 * all, where each combination would write the whole style into the page once more.
 */
export const ButtonBase = styled.button<{ 'data-variant': ButtonVariant; 'data-size': ButtonSize }>`
  ${hitArea}
  --edge: transparent;
  --off: var(--surface-2);
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
  ${where('data-variant', variants)}
  ${where('data-size', sizes)}
  @media ${onPhone} {
    /* Longer words of other languages: rather two lines than a page that is wider than the phone. Chinese does not break. */
    max-width: 100%;
    padding-block: 6px;
    white-space: normal;
    word-break: keep-all;
  }
  &:where([data-wide]) {
    width: 100%;
  }
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

/** The attributes of a face. */
export const faceOf = ({ variant = 'primary', size = 'md', isFullWidth = false }: ButtonFace) => ({
  'data-variant': variant,
  'data-size': size,
  'data-wide': isFullWidth || undefined,
});
