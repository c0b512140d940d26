import { Notice } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { EventForEditing } from '../../data/organizer/organizer-event.queries';
import eventSavedTexts from '../../locales/event-saved.zh-TW.json';

/** Why an event was refused, or what follows from changing one that is public. Comes with the saved event. */
export function SavedNotices({ event }: { event: EventForEditing }) {
  const t = useTexts(eventSavedTexts);
  if (event.status === 'approved') {
    return <Notice tone="warning">{t('eventForm.approvedNotice')}</Notice>;
  }
  if (event.status !== 'rejected') return null;
  return (
    <Notice tone="danger" title={t('eventForm.rejected')}>
      {event.comments && t('eventForm.rejectedHelp', { reason: event.comments })}
    </Notice>
  );
}
