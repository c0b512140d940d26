import { styled } from 'styled-components';

export const Frame = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 0.86;
  max-height: 72dvh;
  width: 100%;
  margin-inline: auto;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--info-soft);
  user-select: none;
  &[data-movable] {
    cursor: grab;
    touch-action: none;
  }
  & > svg {
    width: 100%;
    height: 100%;
  }
  & polygon {
    fill: var(--surface);
    stroke: var(--line-control);
    stroke-width: 2;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }
  & > p {
    position: absolute;
    bottom: 8px;
    left: 8px;
    padding: 0 8px;
    border-radius: var(--radius-6);
    background: var(--surface);
    color: var(--ink-3);
    font-size: var(--text-12);
  }
`;

/** Pressed within 44 px, drawn smaller. */
export const Dot = styled.button`
  position: absolute;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  translate: -50% -50%;
  border: 0;
  border-radius: 50%;
  background: none;
  & > span {
    display: grid;
    place-items: center;
    min-width: 32px;
    height: 32px;
    padding-inline: 4px;
    border: 2px solid var(--surface);
    border-radius: var(--radius-pill);
    background: var(--accent);
    color: var(--on-accent);
    font-size: var(--text-14);
    font-weight: var(--weight-bold);
    font-variant-numeric: tabular-nums;
    box-shadow: var(--shadow-bar);
  }
  &:hover,
  &:focus-visible {
    z-index: 1;
  }
  &:hover > span {
    background: var(--accent-hover);
  }
`;

export const Controls = styled.div`
  position: absolute;
  top: 8px;
  right: 8px;
  display: grid;
  border-radius: var(--radius-control);
  background: var(--surface);
  box-shadow: var(--shadow-pop);
`;
