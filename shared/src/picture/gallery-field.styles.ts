import { fromTablet } from '@spotlight/shared/ui';
import { styled } from 'styled-components';

export const Photos = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;

export const Photo = styled.li`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  align-items: start;
  gap: 8px 12px;
  padding: 12px;
  border: 1px solid var(--line);
  border-radius: var(--radius-control);
  background: var(--surface);
  cursor: grab;
  &[data-over] {
    border-color: var(--accent);
    background: var(--accent-soft);
  }
  & > div:last-child {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px;
  }
  @media ${fromTablet} {
    grid-template-columns: 160px minmax(0, 1fr);
    & > div:last-child {
      grid-column: 2;
    }
    & > figure {
      grid-row: 1 / 3;
    }
  }
`;

export const Thumb = styled.figure`
  position: relative;
  overflow: hidden;
  aspect-ratio: 4 / 3;
  border-radius: var(--radius-6);
  background: var(--surface-3);
  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    pointer-events: none;
  }
`;
