import { styled } from 'styled-components';
import { Canvas } from '../map.styles';

/** Pins: pressed within 44 px, drawn smaller. */
export const PinCanvas = styled(Canvas)`
  & .map-pin > button {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    padding: 0;
    border: 0;
    border-radius: 50%;
    background: none;
    cursor: pointer;
  }
  & .map-pin span {
    --pin: var(--accent);
    --pin-hover: var(--accent-hover);
    --on-pin: var(--on-accent);
    display: grid;
    place-items: center;
    min-width: 28px;
    height: 28px;
    padding-inline: 4px;
    border: 2px solid var(--surface);
    border-radius: var(--radius-pill);
    background: var(--pin);
    color: var(--on-pin);
    font-size: var(--text-14);
    font-weight: var(--weight-bold);
    font-variant-numeric: tabular-nums;
    line-height: 1;
    box-shadow: var(--shadow-bar);
  }
  & .map-pin span[data-kind='heap'] {
    min-width: 34px;
    height: 34px;
  }
  & .map-pin span[data-kind='dot']::before {
    content: '';
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: var(--on-pin);
  }
  & .map-pin span[data-kind='sign'] {
    min-width: 32px;
    height: 32px;
    & > svg {
      width: 20px;
      height: 20px;
    }
  }
  & .map-pin span[data-tone='amber'] {
    --pin: var(--amber);
    --pin-hover: var(--amber);
    --on-pin: var(--on-amber);
  }
  & .map-pin span[data-tone='quiet'] {
    --pin: var(--ink-3);
    --pin-hover: var(--ink-2);
    --on-pin: var(--surface);
  }
  & .map-pin > button:hover > span {
    background: var(--pin-hover);
  }
  & .map-pin > button[aria-current] > span {
    --pin: var(--inverse);
    --pin-hover: var(--inverse-hover);
    --on-pin: var(--on-inverse);
    scale: 1.2;
  }
  & .map-pin:has(:hover, :focus-visible, [aria-current]) {
    z-index: 9999 !important;
  }
`;
