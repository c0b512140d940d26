import { Button } from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useEffect, useState } from 'react';
import updateTexts from '../locales/update.zh-TW.json';
import { ForcedVersion } from './forced-version';
import type { Found } from './look-at-registry';
import { UpdateBar } from './update-bar';
import { useBorder } from './use-border';

export interface NewVersionProps {
  found: Found;
  /** Something was typed that a page load would lose. */
  hasUnsavedChanges: () => boolean;
}

/** A newer version of the site is there: offers it, or brings it where this tab's is no longer supported. */
export const NewVersion = ({ found, ...props }: NewVersionProps) =>
  found.kind === 'forced' ? (
    <ForcedVersion minimum={found.minimum} {...props} />
  ) : (
    <OfferedVersion {...props} />
  );

/**
 * Says that a newer version of the site is there. It comes when the visitor wants it, or with the next page that they
 * go to, unless something stands against it (`useBorder`), or nothing could be loaded.
 */
function OfferedVersion({ hasUnsavedChanges }: Omit<NewVersionProps, 'found'>) {
  const t = useTexts(updateTexts);
  const hindranceTo = useBorder(hasUnsavedChanges);
  const [isPutOff, setPutOff] = useState(false);
  useEffect(() => {
    const handleClick = (event: MouseEvent) => {
      const pathname = ledTo(event);
      // What no router hears of, the browser does: it loads the page, and with it the newer version.
      if (navigator.onLine && pathname !== undefined && hindranceTo(pathname) === 'none')
        event.stopPropagation();
    };
    document.addEventListener('click', handleClick, { capture: true });
    return () => document.removeEventListener('click', handleClick, { capture: true });
  }, [hindranceTo]);
  if (isPutOff) return null;

  const handleApply = () => {
    // The browser asks once more before it drops input; this says why.
    if (hasUnsavedChanges() && !window.confirm(t('unsaved'))) return;
    window.location.reload();
  };
  return (
    <UpdateBar text={t('text')}>
      <Button variant="plain" size="sm" onClick={() => setPutOff(true)}>
        {t('later')}
      </Button>
      <Button variant="inverse" size="sm" onClick={handleApply}>
        {t('apply')}
      </Button>
    </UpdateBar>
  );
}

/** The other page of the site that a click leads to in this tab, if it does. */
function ledTo(event: MouseEvent): string | undefined {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  const link = target instanceof Element ? target.closest('a') : null;
  const isFollowed =
    link !== null &&
    button === 0 &&
    !(metaKey || ctrlKey || shiftKey || altKey) &&
    ['', '_self'].includes(link.target) &&
    !link.hasAttribute('download') &&
    link.origin === window.location.origin &&
    link.pathname !== window.location.pathname;
  return isFollowed ? link.pathname : undefined;
}
