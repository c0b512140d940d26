import { uiTexts } from '@spotlight/shared/texts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { Button } from '../button/button';
import { IconButton } from '../button/icon-button';
import { ShareIcon } from '../icons/arrow.icons';
import { lazyPart } from '../part/lazy-part';
import { OverlayFailure } from '../part/part-failure';

const ShareDialog = lazyPart(
  () => import(/* webpackChunkName: "share" */ './share-dialog').then((m) => m.ShareDialog),
  { Failed: OverlayFailure },
);

export interface ShareButtonProps {
  /** What is shared, in words. */
  title: string;
  /** A disc on the artwork instead of a button with words. */
  isIconOnly?: boolean;
  /** What is shared, where the address of the page says too little or too much: a path with its search. */
  address?: string;
  /** Called once it was shared. */
  onShare?: () => void;
}

/** The address of the page without what belongs to this visit alone, in the language that it is read in. */
function shareUrl(address = location.pathname, language: string) {
  const url = new URL(address, location.origin);
  if (language === 'en') url.searchParams.set('lang', language);
  return url.href;
}

/** Shares the page through the device where it can, else offers copying and LINE. */
export function ShareButton({ title, isIconOnly, address, onShare }: ShareButtonProps) {
  const t = useTexts(uiTexts);
  const isLoading = ShareDialog.useIsLoading();
  const [isOpen, setIsOpen] = useState(false);
  const url = () => shareUrl(address, t('language'));

  const share = async () => {
    if (!navigator.share) {
      setIsOpen(true);
      return;
    }
    try {
      await navigator.share({ title, url: url() });
      onShare?.();
    } catch (thrown) {
      // Closing the device's own sheet is an answer, not a failure.
      if (!(thrown instanceof DOMException && thrown.name === 'AbortError')) {
        setIsOpen(true);
      }
    }
  };

  return (
    <>
      {isIconOnly ? (
        <IconButton label={t('share.button')} variant="stage" onClick={() => void share()}>
          <ShareIcon />
        </IconButton>
      ) : (
        <Button
          variant="outline"
          size="sm"
          icon={<ShareIcon size={18} />}
          isBusy={isOpen && isLoading}
          onClick={() => void share()}
        >
          {t('share.button')}
        </Button>
      )}
      {isOpen && (
        // The button may stand on the dark stage; the dialog has the page's own theme.
        <div data-surface="page">
          <ShareDialog url={url()} onShare={onShare} onClose={() => setIsOpen(false)} />
        </div>
      )}
    </>
  );
}
