import { onPhone } from '@spotlight/shared/ui';
import { css, styled } from 'styled-components';

const taken = css`
  background: repeating-linear-gradient(135deg, transparent 0 7px, var(--line) 7px 8px)
    var(--surface-2);
`;

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
  & > p {
    margin-inline-end: auto;
    color: var(--ink-2);
    font-size: var(--text-14);
  }
`;

/* The first and the last time stand within the frame. */
export const Axis = styled.div`
  position: relative;
  height: 20px;
  margin-inline: 72px 20px;
  & > span {
    position: absolute;
    translate: -50%;
    color: var(--ink-3);
    font-size: var(--text-12);
  }
  & > span:first-child {
    translate: 0;
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
  align-items: stretch;
  min-height: 44px;
  border-top: 1px solid var(--line);
  & > span {
    align-self: center;
    font-size: var(--text-14);
  }
`;

export const Track = styled.div`
  position: relative;
  margin-inline-end: 20px;
  ${taken}
  /* The times of the axis, over what is free. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(to right, var(--line) 1px, transparent 1px) 0 0 / var(--mark) 100%;
    pointer-events: none;
  }
  & > small {
    position: absolute;
    inset: 0 auto 0 8px;
    align-content: center;
    color: var(--ink-2);
    font-size: var(--text-12);
  }
`;

export const Free = styled.button`
  position: absolute;
  inset-block: 0;
  padding: 0;
  border: 0;
  border-inline: 1px solid var(--line-control);
  border-radius: 0;
  background: var(--surface);
  &:hover {
    background: var(--accent-soft);
  }
  &:focus-visible {
    z-index: 1;
    outline-offset: -2px;
  }
`;

export const Yours = styled.div`
  position: absolute;
  z-index: 1;
  inset-block: 6px;
  overflow: hidden;
  border-radius: var(--radius-6);
  background: var(--accent);
  color: var(--on-accent);
  font-size: var(--text-12);
  font-weight: var(--weight-bold);
  line-height: 1.2;
  /* Where hours are narrow, their end stands below their beginning. */
  align-content: center;
  padding-inline: 4px;
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
    border: 1px solid var(--line);
    border-radius: 4px;
    vertical-align: -2px;
    ${taken}
  }
  & > [data-free]::before {
    border-color: var(--line-control);
    background: var(--surface);
  }
  & > [data-yours]::before {
    border-color: var(--accent);
    background: var(--accent);
  }
`;
