import { styled } from 'styled-components';

export const Frame = styled.div`
  /* Leaflet counts its layers from 100 to 1000: they stay below the header. */
  isolation: isolate;
  display: grid;
  grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
  position: relative;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
`;

/** What Leaflet draws in. Its own style sheet is plain classes, which these outweigh. */
export const Canvas = styled.div`
  &&.leaflet-container {
    background: var(--info-soft);
    color: inherit;
    font: inherit;
    user-select: none;
  }
  /* Leaflet lifts the page's rule for pictures in panes of its own only. */
  & .leaflet-pane > svg {
    max-width: none;
    max-height: none;
  }
  /* One picture, which a finger moves: nothing of it is drawn meanwhile. */
  & .leaflet-map-pane {
    will-change: transform;
  }
  & .land {
    fill: var(--surface);
    fill-opacity: 1;
    stroke: none;
  }
  & .county-line,
  & .district-line {
    fill: none;
    stroke: var(--line-control);
    stroke-width: 1.25;
    stroke-opacity: 1;
  }
  & .district-line {
    stroke-width: 1;
    stroke-opacity: 0.5;
  }
  &[data-streets='shown'] .map-label {
    display: none;
  }
  [data-theme='dark'] & .street-tile {
    filter: invert(1) hue-rotate(180deg) brightness(0.85);
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) & .street-tile {
      filter: invert(1) hue-rotate(180deg) brightness(0.85);
    }
  }
  & .map-route {
    stroke: var(--accent);
    stroke-width: 4;
    stroke-opacity: 1;
    stroke-dasharray: 1 8;
    stroke-linecap: round;
    fill: none;
  }
  & .map-here {
    fill: var(--info);
    fill-opacity: 1;
    stroke: var(--surface);
    stroke-width: 3;
    stroke-opacity: 1;
  }
  & .map-label > span {
    position: absolute;
    translate: -50% -50%;
    color: var(--ink-2);
    font-size: var(--text-12);
    line-height: 1.2;
    white-space: nowrap;
    text-shadow:
      0 0 2px var(--surface),
      0 0 4px var(--surface);
  }
`;

export const Controls = styled.div`
  position: absolute;
  z-index: 1000;
  top: 8px;
  right: 8px;
  display: grid;
  border: 1px solid var(--line);
  border-radius: var(--radius-control);
  background: var(--surface);
  box-shadow: var(--shadow-bar);
  /* Seven in a column are higher than the picture. */
  [data-shape='card'] & {
    grid-template-columns: auto auto;
  }
`;

/** Stands in the corner over the picture. */
export const Place = styled.p`
  position: absolute;
  z-index: 1000;
  top: 8px;
  left: 8px;
  max-width: calc(100% - 124px);
  padding: 2px 8px;
  border-radius: var(--radius-6);
  background: var(--surface);
  color: var(--ink-2);
  font-size: var(--text-12);
  pointer-events: none;
`;

/** Who made the picture, and what is missing in it. */
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 16px;
  min-height: 28px;
  padding: 2px 12px;
  border-top: 1px solid var(--line);
  background: var(--surface);
  color: var(--ink-3);
  font-size: var(--text-12);
`;
