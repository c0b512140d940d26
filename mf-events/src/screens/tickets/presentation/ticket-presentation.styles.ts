import { styled } from 'styled-components';

export const Screen = styled.dialog`
  width: 100%;
  max-width: none;
  height: 100%;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  overflow-y: auto;
  background: var(--stage-ground);
  & > div {
    min-height: 100%;
  }
`;

export const Layout = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 16px;
  max-width: 440px;
  min-height: 100dvh;
  margin-inline: auto;
  padding: 12px var(--edge) max(24px, env(safe-area-inset-bottom));
  /* Narrow phones give the code what the margin can spare. */
  --edge: clamp(16px, 6.4vw, 24px);
  & > :last-child {
    margin-top: auto;
  }
`;

export const Bar = styled.div`
  display: grid;
  grid-template-columns: 44px 1fr 44px;
  align-items: center;
  width: 100%;
  text-align: center;
  font-size: var(--text-14);
`;

export const EventSummary = styled.div`
  text-align: center;
  & h2 {
    font-size: var(--text-22);
  }
  & p {
    margin-top: 4px;
    color: var(--ink-2);
    font-size: var(--text-14);
    font-variant-numeric: tabular-nums;
  }
`;

/** Slides snap into place; swiping and the arrow keys are the browser's own scrolling. */
export const Slides = styled.div`
  display: flex;
  gap: 24px;
  width: calc(100% + 2 * var(--edge));
  padding-inline: var(--edge);
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scroll-padding-inline: var(--edge);
  scrollbar-width: none;
  & > * {
    flex: 0 0 100%;
    /* The code becomes as narrow as the screen, not the screen as wide as the code. */
    min-width: 0;
    scroll-snap-align: start;
  }
`;

export const Dots = styled.div`
  display: flex;
  & > button {
    display: grid;
    place-items: center;
    min-width: 24px;
    height: 44px;
    padding: 0 6px;
    border: 0;
    background: none;
  }
  & > button::before {
    content: '';
    width: 8px;
    height: 8px;
    border-radius: var(--radius-pill);
    background: var(--ink-3);
    transition: width var(--base) var(--ease);
  }
  & > button[aria-current]::before {
    width: 20px;
    background: var(--ink);
  }
`;

export const Hint = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  color: var(--stage-link);
  font-size: var(--text-14);
`;
