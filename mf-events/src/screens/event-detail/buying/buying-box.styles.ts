import { fromDesktop } from '@spotlight/shared/ui';
import { styled } from 'styled-components';
import { PANEL_OVERLAP_PX } from '../hero/panel-overlap';

/** Narrow: a bar within the thumb's reach. Wide: a panel beside the page, in view while that scrolls. */
export const Box = styled.section`
  position: sticky;
  z-index: 2;
  bottom: 0;
  display: flex;
  align-items: center;
  gap: 20px;
  padding: 10px var(--gutter) max(10px, env(safe-area-inset-bottom));
  border-top: 1px solid var(--line);
  background: var(--surface);
  @media ${fromDesktop} {
    z-index: 1;
    top: calc(var(--header-h) + 24px);
    bottom: auto;
    display: grid;
    align-items: stretch;
    align-self: start;
    gap: 16px;
    margin-top: -${PANEL_OVERLAP_PX}px;
    padding: 24px;
    border: 1px solid var(--line);
    border-radius: var(--radius-card);
    box-shadow: var(--shadow-pop);
  }
`;

/** Of the panel alone; the bar has no room for it. */
export const OnPanel = styled.div`
  display: none;
  @media ${fromDesktop} {
    display: contents;
  }
`;

/** What is chosen, or why nothing can be; before the button of the bar. */
export const Choice = styled.div`
  flex-shrink: 0;
  max-width: 45%;
  @media ${fromDesktop} {
    display: grid;
    gap: 16px;
    max-width: none;
    &:empty {
      display: none;
    }
  }
`;

export const Action = styled.div`
  flex: 1;
  min-width: 0;
`;
