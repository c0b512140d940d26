import { useRequestLogin, useSession } from '@spotlight/shared/contract';
import { Button, useOnDemand } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import eventSectionsTexts from '../../locales/event-sections.zh-TW.json';

const loadDialog = () =>
  import(/* webpackChunkName: "report" */ './report-event-dialog').then((m) => m.ReportEventDialog);

/** Opens the form that tells the administrators about an event; asks a visitor to sign in first. */
export function ReportEventButton({ eventId }: { eventId: string }) {
  const t = useTexts(eventSectionsTexts);
  const { isLoggedIn } = useSession();
  const requestLogin = useRequestLogin();
  const dialog = useOnDemand(loadDialog);
  const [isOpen, setIsOpen] = useState(false);

  const open = async () => {
    if (!isLoggedIn && !(await requestLogin({ title: t('sections.loginToReport') }))) return;
    setIsOpen(await dialog.request());
  };

  return (
    <>
      <Button variant="plain" size="sm" isBusy={dialog.isLoading} onClick={() => void open()}>
        {t('sections.report')}
      </Button>
      {isOpen && dialog.Component && (
        <dialog.Component eventId={eventId} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
