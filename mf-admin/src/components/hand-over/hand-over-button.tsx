import { Button, OverlayFailure, lazyPart } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import type { OwnedPage } from '../../data/page-owner/page-owner.schema';
import handOverTexts from '../../locales/hand-over.zh-TW.json';

const HandOverDialog = lazyPart(
  () =>
    import(/* webpackChunkName: "hand-over" */ './hand-over-dialog').then((m) => m.HandOverDialog),
  { Failed: OverlayFailure },
);

/** The way to give somebody's page to another account. */
export function HandOverButton({ page, name }: { page: OwnedPage; name: string }) {
  const t = useTexts(handOverTexts);
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => setAsked(true)}>
        {t('act')}
      </Button>
      {isAsked && <HandOverDialog page={page} name={name} onClose={() => setAsked(false)} />}
    </>
  );
}
