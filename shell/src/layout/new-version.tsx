import { Button, RefreshIcon, fromTablet } from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { shellTexts } from '../texts';

const Bar = styled.div`
  position: fixed;
  z-index: 60;
  inset: auto 16px max(16px, env(safe-area-inset-bottom));
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  padding: 8px 8px 8px 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  box-shadow: var(--shadow-pop);
  font-size: var(--text-14);
  & > svg {
    color: var(--accent-ink);
  }
  & > p {
    flex: 1;
    min-width: 12em;
  }
  @media ${fromTablet} {
    inset-inline: 24px auto;
    max-width: 480px;
  }
`;

export interface NewVersionProps {
  /** Something was typed that a page load would lose. */
  hasUnsavedChanges: () => boolean;
}

/**
 * Says that a newer version of the site is there. It comes when the visitor wants it, or with the next page that they
 * go to, unless something is typed and not saved, or nothing could be loaded.
 */
export function NewVersion({ hasUnsavedChanges }: NewVersionProps) {
  const t = useTexts(shellTexts);
  const [isPutOff, setPutOff] = useState(false);
  useEffect(() => {
    const handleClick = (event: MouseEvent) => {
      // What no router hears of, the browser does: it loads the page, and with it the newer version.
      if (navigator.onLine && !hasUnsavedChanges() && leadsOn(event)) event.stopPropagation();
    };
    document.addEventListener('click', handleClick, { capture: true });
    return () => document.removeEventListener('click', handleClick, { capture: true });
  }, [hasUnsavedChanges]);
  if (isPutOff) return null;

  const handleApply = () => {
    // The browser asks once more before it drops input; this says why.
    if (hasUnsavedChanges() && !window.confirm(t('newVersion.unsaved'))) return;
    window.location.reload();
  };
  return (
    <Bar role="status">
      <RefreshIcon />
      <p>{t('newVersion.text')}</p>
      <Button variant="plain" size="sm" onClick={() => setPutOff(true)}>
        {t('newVersion.later')}
      </Button>
      <Button variant="inverse" size="sm" onClick={handleApply}>
        {t('newVersion.apply')}
      </Button>
    </Bar>
  );
}

/** Does a click lead to another page of the site, in this tab? */
function leadsOn({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest('a') : null;
  return (
    link !== null &&
    button === 0 &&
    !(metaKey || ctrlKey || shiftKey || altKey) &&
    ['', '_self'].includes(link.target) &&
    !link.hasAttribute('download') &&
    link.origin === window.location.origin &&
    link.pathname !== window.location.pathname
  );
}
