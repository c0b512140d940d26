import { styled } from 'styled-components';
import { Canvas } from './map.styles';

export const PickerCanvas = styled(Canvas)`
  &&.leaflet-container {
    cursor: crosshair;
  }
  /* Its tip is the place. */
  & .picker-pin > button {
    display: grid;
    place-items: end center;
    width: 44px;
    height: 44px;
    padding: 0;
    border: 0;
    border-radius: var(--radius-control);
    background: none;
    color: var(--accent);
    cursor: grab;
    &[data-unset] {
      color: var(--ink-3);
    }
  }
  & .picker-pin svg {
    width: 40px;
    height: 40px;
    fill: currentColor;
    stroke: var(--surface);
  }
`;
