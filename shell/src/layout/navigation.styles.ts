import { fromDesktop } from '@spotlight/shared/ui/parts';
import { css } from 'styled-components';

/** An entry of the main menu: quiet at rest, and under a small cone of light when it is the page. */
export const navigationEntryFace = css`
  --entry-inset: 6px;
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 4px;
  height: 100%;
  padding: 0 var(--entry-inset);
  border: 0;
  background: none;
  color: var(--ink-2);
  font-size: var(--text-14);
  line-height: 1.25;
  white-space: nowrap;
  transition: color var(--fast) var(--ease);
  & > svg {
    flex-shrink: 0;
  }
  &:hover,
  &[aria-expanded='true'] {
    color: var(--ink);
  }
  &:focus-visible {
    outline-offset: -4px;
  }
  &[aria-current='page'],
  &[data-current='true'] {
    color: var(--ink);
    font-weight: var(--weight-bold);
  }
  &[aria-current='page']::before,
  &[data-current='true']::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: auto var(--entry-inset) 0;
    height: 30px;
    background: linear-gradient(transparent, var(--beam-pink));
    clip-path: polygon(22% 0, 78% 0, 100% 100%, 0 100%);
  }
  &[aria-current='page']::after,
  &[data-current='true']::after {
    content: '';
    position: absolute;
    inset: auto var(--entry-inset) -1px;
    height: 3px;
    border-radius: 2px 2px 0 0;
    background: var(--accent);
  }
  @media ${fromDesktop} {
    --entry-inset: 14px;
  }
`;

/** The floating surface under a menu button. */
export const floatingPanel = css`
  position: absolute;
  z-index: 1;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  box-shadow: var(--shadow-pop);
`;

/** A row of a menu: icon, words, and perhaps a mark at the end. */
export const menuRow = css`
  display: flex;
  align-items: center;
  gap: 12px;
  width: 100%;
  min-height: 44px;
  padding: 0 12px;
  border: 0;
  border-radius: var(--radius-control);
  background: none;
  color: var(--ink);
  font-size: var(--text-14);
  line-height: 1.25;
  text-align: start;
  & > svg {
    flex-shrink: 0;
    color: var(--ink-2);
  }
  &:hover,
  &[aria-current='page'] {
    background: var(--surface-2);
  }
  &[aria-current='page'] {
    font-weight: var(--weight-bold);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;
