import { onPhone } from '@spotlight/shared/ui';
import { styled } from 'styled-components';

export const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  font-variant-numeric: tabular-nums;
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  & > h2 {
    margin-inline-end: auto;
    font-size: var(--text-18);
  }
`;

/* The first and the last time stand within the frame. */
export const Axis = styled.div`
  position: relative;
  height: 20px;
  margin-inline-start: 72px;
  & > span {
    position: absolute;
    translate: -50%;
    color: var(--ink-3);
    font-size: var(--text-12);
  }
  & > span:first-child {
    translate: 0;
  }
  & > span:last-child {
    translate: -100%;
  }
  @media ${onPhone} {
    & > span:nth-child(even) {
      display: none;
    }
  }
`;

export const DayRow = styled.li`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr);
  min-height: 52px;
  border-top: 1px solid var(--line);
  & > span {
    align-self: center;
    font-size: var(--text-14);
  }
`;

/* Venues above, performers below, and across both what they have in common. */
export const Track = styled.div`
  position: relative;
  background: repeating-linear-gradient(135deg, transparent 0 7px, var(--line) 7px 8px)
    var(--surface-2);
`;

export const Free = styled.div`
  position: absolute;
  height: 50%;
  &[data-side='venues'] {
    top: 0;
    background: var(--info-soft);
  }
  &[data-side='performers'] {
    bottom: 0;
    background: var(--success-soft);
  }
`;

export const Run = styled.button`
  position: absolute;
  inset-block: 4px;
  min-width: 24px;
  overflow: hidden;
  padding: 0 4px;
  border: 2px solid var(--accent);
  border-radius: var(--radius-6);
  background: var(--surface);
  color: var(--accent-ink);
  font-size: var(--text-12);
  font-weight: var(--weight-bold);
  text-align: start;
  white-space: nowrap;
  &:hover {
    background: var(--accent-soft);
  }
  &:focus-visible {
    z-index: 2;
    outline-offset: 2px;
  }
`;

export const Yours = styled.div`
  position: absolute;
  z-index: 1;
  inset-block: 4px;
  overflow: hidden;
  /* Where hours are narrow, their end stands below their beginning. */
  align-content: center;
  padding-inline: 6px;
  border-radius: var(--radius-6);
  background: var(--accent);
  color: var(--on-accent);
  font-size: var(--text-12);
  font-weight: var(--weight-bold);
  line-height: 1.2;
  pointer-events: none;
`;

export const Legend = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  padding-top: 8px;
  border-top: 1px solid var(--line);
  color: var(--ink-2);
  font-size: var(--text-12);
  & > span::before {
    content: '';
    display: inline-block;
    width: 14px;
    height: 14px;
    margin-inline-end: 6px;
    border: 1px solid var(--line-control);
    border-radius: 4px;
    background: var(--surface);
    vertical-align: -2px;
  }
  & > [data-side='venues']::before {
    background: var(--info-soft);
  }
  & > [data-side='performers']::before {
    background: var(--success-soft);
  }
  & > [data-side='common']::before {
    border: 2px solid var(--accent);
  }
`;
