import { useRequestLogin, useSession } from '@spotlight/shared/contract';
import { Button, ConfirmDialog } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { useReportWish } from '../../data/wish/wish.mutations';
import type { Wish } from '../../data/wish/wish.schema';
import birthdayPageTexts from '../../locales/birthday-page.zh-TW.json';

/** Tells the administrators about a wish; who wrote it never learns who said so. */
export function ReportWishButton({ wish }: { wish: Wish }) {
  const t = useTexts(birthdayPageTexts);
  const { isLoggedIn } = useSession();
  const requestLogin = useRequestLogin();
  const { mutateAsync } = useReportWish();
  const [isAsking, setIsAsking] = useState(false);

  const ask = async () => {
    if (!isLoggedIn && !(await requestLogin({ title: t('wishes.reportLogin') }))) return;
    setIsAsking(true);
  };
  return (
    <>
      <Button
        variant="plain"
        size="sm"
        aria-label={t('wishes.reportNamed', { name: wish.authorName })}
        onClick={() => void ask()}
      >
        {t('wishes.report')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('wishes.reportTitle')}
          body={t('wishes.reportBody')}
          confirmLabel={t('wishes.report')}
          keepLabel={t('wishes.keep')}
          onConfirm={async () => {
            await mutateAsync(wish.id);
            return t('wishes.reported');
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
