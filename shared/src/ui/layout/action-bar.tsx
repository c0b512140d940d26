import { styled } from 'styled-components';
import { fromDesktop } from '../media';

/**
 * What a page is about in a word or two, and its main action beside it: within the thumb's reach as long as the page
 * is on the screen. Comes last in the page. Wide screens have both beside the page.
 */
export const ActionBar = styled.div`
  position: sticky;
  z-index: 10;
  bottom: 0;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 16px;
  padding: 10px var(--gutter) calc(10px + env(safe-area-inset-bottom));
  border-top: 1px solid var(--line);
  background: var(--surface);
  @media ${fromDesktop} {
    display: none;
  }
`;
