import { ArrowUpIcon, fromTablet } from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { shellTexts } from '../texts';
import { useScrolledPast } from './use-scrolled-past';

const SHOWN_FROM_PX = 300;

const Disc = styled.button`
  position: fixed;
  z-index: 30;
  inset-inline-end: 0;
  /* On phones, above the bar with the page's main action, and no wider than the margins of page and card: what is
     pressed in a card begins beside it. */
  inset-block-end: calc(96px + env(safe-area-inset-bottom));
  display: grid;
  place-items: center;
  width: 32px;
  height: 56px;
  padding: 0;
  border: 1px solid var(--line);
  border-inline-end: 0;
  border-radius: var(--radius-pill) 0 0 var(--radius-pill);
  background: var(--surface);
  box-shadow: var(--shadow-pop);
  color: var(--ink);
  /* Hidden, not left out: a box that comes while somebody scrolls has the whole page's styles worked out anew. */
  visibility: hidden;
  &[data-shown='true'] {
    visibility: visible;
  }
  &:hover {
    background: var(--surface-2);
  }
  @media ${fromTablet} {
    inset: auto 24px 24px auto;
    width: 44px;
    height: 44px;
    border: 1px solid var(--line);
    border-radius: 50%;
  }
  @media print {
    display: none;
  }
`;

/** Leads back to the top, focus included, once the page is scrolled. */
export function ScrollToTop() {
  const t = useTexts(shellTexts);
  const isShown = useScrolledPast(SHOWN_FROM_PX);

  function handleClick() {
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' });
    // The button leaves with the scrolling: without this the focus would fall to nowhere.
    document.getElementById('main')?.focus({ preventScroll: true });
  }

  return (
    <Disc
      type="button"
      aria-label={t('scrollToTop')}
      title={t('scrollToTop')}
      data-shown={isShown}
      onClick={handleClick}
    >
      <ArrowUpIcon />
    </Disc>
  );
}
