import { Artwork } from '@spotlight/artwork';
import { Container, fromDesktop } from '@spotlight/shared/ui';
import { styled } from 'styled-components';
import { PANEL_OVERLAP_PX } from './panel-overlap';

/** Narrow: the poster from edge to edge. Wide: breadcrumbs, then poster and heading side by side. */
export const Stage = styled(Container)`
  padding: 0;
  @media ${fromDesktop} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 376px;
    gap: 16px 48px;
    padding: 20px var(--gutter) 40px;
  }
`;

/** Above both columns of the wide stage. */
export const Trail = styled.div`
  display: none;
  @media ${fromDesktop} {
    display: block;
    grid-column: 1 / -1;
  }
`;

export const Picture = styled.div`
  position: relative;
`;

export const Poster = styled(Artwork)`
  @media ${fromDesktop} {
    border-radius: var(--radius-card);
  }
`;

/** Wide: leaves room for the buying box, which reaches up into the stage. */
export const Summary = styled.div`
  display: grid;
  gap: 24px;
  padding: 20px var(--gutter) 28px;
  background: var(--surface);
  @media ${fromDesktop} {
    gap: 20px;
    align-content: start;
    justify-items: start;
    padding: 0 0 ${PANEL_OVERLAP_PX}px;
    background: none;
  }
`;

export const OnNarrow = styled.div`
  @media ${fromDesktop} {
    display: none;
  }
`;

export const OnWide = styled.div`
  display: none;
  @media ${fromDesktop} {
    display: flex;
    gap: 8px;
  }
`;

/** In the upper corners of the poster, on narrow screens alone. */
export const Corners = styled.div`
  position: absolute;
  inset: 12px 12px auto;
  display: flex;
  justify-content: space-between;
  @media ${fromDesktop} {
    display: none;
  }
`;

/** What is pressed in one of the corners. */
export const CornerEnd = styled.div`
  display: flex;
  gap: 8px;
`;
