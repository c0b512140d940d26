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
    --pin: var(--inverse);
    --pin-hover: var(--inverse-hover);
    --on-pin: var(--on-inverse);
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
  & .map-pin span[data-quiet] {
    --pin: var(--ink-3);
    --pin-hover: var(--ink-2);
    --on-pin: var(--surface);
  }
  & .map-pin span[data-square] {
    border-radius: 9px;
  }
  & .map-pin span[data-ring] {
    border: 4px solid transparent;
    background:
      linear-gradient(var(--surface), var(--surface)) padding-box,
      var(--ring) border-box;
    color: var(--ink);
  }
  /* Alone: whatever has a position is a layer of its own to be moved with the map. */
  & .map-pin span[data-lamp] {
    position: relative;
  }
  & .map-pin span[data-lamp]::after {
    content: '';
    position: absolute;
    top: -6px;
    right: -6px;
    width: 14px;
    height: 14px;
    border: 2px solid var(--surface);
    border-radius: 50%;
    background: var(--success);
  }
  & .map-pin span[data-lamp='half']::after {
    background: linear-gradient(90deg, var(--amber) 50%, var(--surface) 50%);
    box-shadow: inset 0 0 0 2px var(--amber);
  }
  & .map-pin span[data-lamp='empty']::after {
    background: var(--surface);
    box-shadow: inset 0 0 0 2px var(--ink-3);
  }
  & .map-pin > button:hover > span:not([data-ring]) {
    background: var(--pin-hover);
  }
  & .map-pin > button[aria-current] > span {
    --pin: var(--accent);
    --pin-hover: var(--accent-hover);
    --on-pin: var(--on-accent);
    scale: 1.33;
  }
  & .map-pin > button[aria-current] > span[data-ring] {
    color: var(--accent-ink);
  }
  & .map-pin:has(:hover, :focus-visible, [aria-current]) {
    z-index: 9999 !important;
  }
`;
