import { styled } from 'styled-components';

export const Card = styled.article`
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
`;

export const Head = styled.div`
  display: grid;
  gap: 8px;
  padding: 16px;
  & > div:first-child {
    display: flex;
    align-items: flex-start;
    justify-content: space-between;
    gap: 12px;
  }
  & h2 {
    font-size: var(--text-18);
    word-break: keep-all;
    overflow-wrap: anywhere;
  }
`;

/** The line along which a ticket is torn, with a notch at either end. */
export const TearLine = styled.div`
  position: relative;
  margin-inline: 20px;
  border-top: 2px dashed var(--line);
  &::before,
  &::after {
    content: '';
    position: absolute;
    top: -10px;
    width: 18px;
    height: 18px;
    border: 1px solid var(--line);
    border-radius: 50%;
    background: var(--bg);
  }
  &::before {
    left: -30px;
  }
  &::after {
    right: -30px;
  }
`;

export const Stub = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 16px;
  padding: 16px;
  & > :last-child:nth-child(3) {
    grid-column: 1 / -1;
  }
`;

export const Details = styled.dl`
  display: grid;
  gap: 12px;
  line-height: var(--leading-dense);
  & dt {
    color: var(--ink-3);
    font-size: var(--text-12);
  }
  & dd {
    font-weight: var(--weight-bold);
    font-variant-numeric: tabular-nums;
  }
  /* The number is read out at the gate: in one piece, on the narrowest phone too. */
  & > :last-child > dd {
    font-size: clamp(var(--text-14), 4.27vw, var(--text-16));
    white-space: nowrap;
  }
  & dd > small {
    display: block;
    color: var(--ink-2);
    font-size: var(--text-14);
    font-weight: var(--weight-regular);
  }
`;

/** One under another beside the title: they are few and short. */
export const Badges = styled.div`
  display: grid;
  flex-shrink: 0;
  justify-items: end;
  gap: 4px;
`;

/** Tickets that something is going on with, each with its way out. */
export const Rows = styled.ul`
  border-top: 1px solid var(--line);
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    padding: 12px 16px;
    font-size: var(--text-14);
    line-height: var(--leading-dense);
  }
  & p {
    flex: 1 1 12em;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & small {
    color: var(--ink-3);
    font-size: inherit;
    font-variant-numeric: tabular-nums;
  }
`;

export const Actions = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  border-top: 1px solid var(--line);
  & > button {
    min-height: 52px;
    border-radius: 0;
    font-size: var(--text-14);
    font-weight: var(--weight-regular);
  }
  & > button + button {
    border-inline-start: 1px solid var(--line);
  }
  & > button:focus-visible {
    outline-offset: -3px;
  }
`;
