import { Button, GiftIcon, OverlayFailure, lazyPart } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import type { BirthdayPage } from '../../data/birthday-page/birthday-page.schema';
import birthdayPageTexts from '../../locales/birthday-page.zh-TW.json';

const ShareCardDialog = lazyPart(
  () =>
    import(/* webpackChunkName: "share-card" */ './share-card-dialog').then(
      (m) => m.ShareCardDialog,
    ),
  { Failed: OverlayFailure },
);

export interface ShareCardButtonProps {
  page: BirthdayPage;
  /** The portrait as the page shows it, when it has arrived. */
  pictureOf: () => HTMLImageElement | null | undefined;
}

/** 分享應援卡: a picture for stories. */
export function ShareCardButton({ page, pictureOf }: ShareCardButtonProps) {
  const t = useTexts(birthdayPageTexts);
  const isLoading = ShareCardDialog.useIsLoading();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        icon={<GiftIcon size={18} />}
        isBusy={isOpen && isLoading}
        onClick={() => setIsOpen(true)}
      >
        {t('card.open')}
      </Button>
      {isOpen && (
        // The button stands on the dark stage; the dialog has the page's own theme.
        <div data-surface="page">
          <ShareCardDialog page={page} picture={pictureOf()} onClose={() => setIsOpen(false)} />
        </div>
      )}
    </>
  );
}
