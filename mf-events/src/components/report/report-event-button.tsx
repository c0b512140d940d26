import { useRequestLogin, useSession } from '@spotlight/shared/contract';
import { Button, OverlayFailure, lazyPart } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import eventSectionsTexts from '../../locales/event-sections.zh-TW.json';

const ReportEventDialog = lazyPart(
  () =>
    import(/* webpackChunkName: "report" */ './report-event-dialog').then(
      (m) => m.ReportEventDialog,
    ),
  { Failed: OverlayFailure },
);

/** Opens the form that tells the administrators about an event; asks a visitor to sign in first. */
export function ReportEventButton({ eventId }: { eventId: string }) {
  const t = useTexts(eventSectionsTexts);
  const { isLoggedIn } = useSession();
  const requestLogin = useRequestLogin();
  const isLoading = ReportEventDialog.useIsLoading();
  const [isOpen, setIsOpen] = useState(false);

  const open = async () => {
    if (!isLoggedIn && !(await requestLogin({ title: t('sections.loginToReport') }))) return;
    setIsOpen(true);
  };

  return (
    <>
      <Button variant="plain" size="sm" isBusy={isOpen && isLoading} onClick={() => void open()}>
        {t('sections.report')}
      </Button>
      {isOpen && <ReportEventDialog eventId={eventId} onClose={() => setIsOpen(false)} />}
    </>
  );
}
