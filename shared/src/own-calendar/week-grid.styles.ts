import { css, styled } from 'styled-components';
import { closedCss, toneCss } from './board.styles';
import type { EntryTone } from './entries.rules';

/** Pixels of an hour. */
export const HOUR = 48;

export const Scroll = styled.div`
  display: grid;
  grid-template-columns: 52px minmax(0, 1fr);
  border-top: 1px solid var(--line);
`;

export const Heads = styled.ol`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  grid-column: 2;
`;

export const DayButton = styled.button`
  display: grid;
  justify-items: center;
  align-content: start;
  width: 100%;
  min-height: 76px;
  padding: 8px 2px;
  border: 0;
  border-inline-start: 1px solid var(--line);
  background: none;
  font-size: var(--text-14);
  line-height: var(--leading-tight);
  & > strong {
    display: grid;
    place-items: center;
    min-width: 32px;
    height: 32px;
    border-radius: var(--radius-pill);
    font-size: var(--text-18);
  }
  &[aria-current] > strong {
    background: var(--accent);
    color: var(--on-accent);
  }
  & > small {
    max-width: 100%;
    overflow: hidden;
    color: var(--accent-ink);
    font-size: var(--text-12);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &:hover {
    background: var(--surface-2);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const Hours = styled.div`
  position: relative;
  & > span {
    position: absolute;
    inset-inline-end: 6px;
    translate: 0 -50%;
    color: var(--ink-3);
    font-size: var(--text-12);
  }
  & > span:first-child {
    translate: 0;
  }
  & > span:last-child {
    translate: 0 -100%;
  }
`;

export const Days = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  border-top: 1px solid var(--line);
`;

export const Column = styled.div`
  position: relative;
  border-inline-start: 1px solid var(--line);
  ${closedCss}
  /* A finger scrolls; a mouse draws. */
  touch-action: pan-y;
  cursor: crosshair;
`;

/** Hours in which the calendar is open, ruled by the hour. */
export const Open = styled.div`
  position: absolute;
  inset-inline: 0;
  background: var(--surface);
  pointer-events: none;
`;

export const HourLines = styled.div`
  position: absolute;
  inset: 0;
  background: repeating-linear-gradient(to bottom, var(--line) 0 1px, transparent 1px ${HOUR}px);
  pointer-events: none;
`;

const entryBox = css`
  position: absolute;
  display: block;
  overflow: hidden;
  padding: 2px 4px 2px 6px;
  border: 0 solid;
  border-inline-start-width: 3px;
  border-radius: var(--radius-6);
  font-size: var(--text-12);
  line-height: var(--leading-tight);
  text-align: start;
  & > strong {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &:hover {
    box-shadow: inset 0 0 0 1px currentcolor;
  }
  &:focus-visible {
    z-index: 2;
    outline-offset: -1px;
  }
`;

export const EntryBox = styled.div<{ $tone: EntryTone }>`
  & > a,
  & > button {
    ${entryBox}
    ${toneCss}
  }
`;

/** Hours that are kept free around what is booked. */
export const Buffer = styled.div`
  position: absolute;
  inset-inline: 3px;
  border-radius: var(--radius-6);
  background: var(--surface-3);
  pointer-events: none;
`;

export const Now = styled.div`
  position: absolute;
  z-index: 1;
  inset-inline: 0;
  border-top: 2px solid var(--danger);
  pointer-events: none;
  &::before {
    content: '';
    position: absolute;
    inset: -6px auto auto -5px;
    width: 10px;
    height: 10px;
    border-radius: 50%;
    background: var(--danger);
  }
`;

/** What is drawn with the mouse or moved by keys: seen while it is drawn, and while it has the focus. */
export const Choice = styled.button`
  position: absolute;
  z-index: 2;
  padding: 2px 4px;
  border: 2px dashed var(--accent);
  border-radius: var(--radius-6);
  background: var(--accent-soft);
  color: var(--accent-ink);
  font-size: var(--text-12);
  line-height: var(--leading-tight);
  opacity: 0;
  pointer-events: none;
  &:focus-visible,
  &[data-drawn] {
    opacity: 1;
  }
  &:focus-visible {
    pointer-events: auto;
  }
`;
