import { FeedPart } from '@spotlight/shared/calendar-feed';
import type { PersonalFeed } from '@spotlight/shared/calendar-feed/queries';
import { Button, Dialog } from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import ownAccountTexts from '../../locales/own-account.zh-TW.json';

export interface CalendarDialogProps {
  scope: PersonalFeed;
  since: string | null;
  onClose: () => void;
}

/** The secret address of one calendar: made, copied, changed, revoked. */
export function CalendarDialog({ scope, since, onClose }: CalendarDialogProps) {
  const t = useTexts(ownAccountTexts);
  // What was made here is shown here, although the list knows it by now.
  const [sinceBefore] = useState(since);
  return (
    <Dialog
      isOpen
      title={t('calendars.dialogTitle', { name: t(`calendars.name.${scope}`) })}
      onClose={onClose}
      footer={
        <Button variant="plain" onClick={onClose}>
          {t('calendars.close')}
        </Button>
      }
    >
      <FeedPart
        of={{ type: scope, id: null }}
        since={sinceBefore}
        lead={t('calendars.dialogLead')}
      />
    </Dialog>
  );
}
