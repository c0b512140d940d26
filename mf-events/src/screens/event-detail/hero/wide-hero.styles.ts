import { Artwork } from '@spotlight/artwork';
import { Container } from '@spotlight/shared/ui';
import { styled } from 'styled-components';
import { PANEL_OVERLAP_PX } from './panel-overlap';

/** Breadcrumbs above, then poster and heading side by side. */
export const Stage = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 376px;
  gap: 16px 48px;
  padding-block: 20px 40px;
  & > :first-child {
    grid-column: 1 / -1;
  }
`;

export const Poster = styled(Artwork)`
  border-radius: var(--radius-card);
`;

/** Leaves room for the buying panel, which reaches up into the stage. */
export const Words = styled.div`
  display: grid;
  gap: 20px;
  align-content: start;
  justify-items: start;
  padding-bottom: ${PANEL_OVERLAP_PX}px;
`;
