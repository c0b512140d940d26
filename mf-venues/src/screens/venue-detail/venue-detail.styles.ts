import { fromDesktop } from '@spotlight/shared/ui';
import { css, styled } from 'styled-components';

/** How far the price panel rises into the stage. */
export const PANEL_OVERLAP = '96px';

/** Content and price panel, shared by the stage and the body under it so that their edges align. */
export const detailColumns = css`
  grid-template-columns: minmax(0, 1fr) 376px;
  column-gap: 48px;
`;

/** Heading of a part of the page. */
export const PartHeading = styled.h2`
  margin-bottom: 12px;
  font-size: var(--text-18);
  @media ${fromDesktop} {
    font-size: var(--text-22);
  }
`;

/** Running text: at most forty characters a line. */
export const Prose = styled.div`
  display: grid;
  gap: 12px;
  max-width: 40em;
  color: var(--ink-2);
  white-space: pre-line;
`;
