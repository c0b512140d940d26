import eventDialogsTexts from '../../locales/event-dialogs.zh-TW.json';
import { ConfirmDialog } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import {
  useDeleteEvent,
  useMessageAttendees,
} from '../../data/organizer/organizer-event.mutations';
import { CancelEventDialog } from './cancel-event-dialog';
import { CopyEventDialog } from './copy-event-dialog';
import { ReasonDialog } from '@spotlight/shared/form';
import type { EventAction, ManagedEvent } from './managed-event';

export interface EventDialogsProps {
  event: ManagedEvent;
  action: EventAction;
  onDeleted?: (() => void) | undefined;
  onClose: () => void;
}

/** What is asked before something happens to an own event. */
export function EventDialogs({ event, action, onDeleted, onClose }: EventDialogsProps) {
  switch (action) {
    case 'copy':
      return <CopyEventDialog event={event} onClose={onClose} />;
    case 'cancel':
      return <CancelEventDialog event={event} onClose={onClose} />;
    case 'message':
      return <MessageDialog event={event} onClose={onClose} />;
    case 'delete':
      return <DeleteDialog event={event} onDeleted={onDeleted} onClose={onClose} />;
  }
}

function MessageDialog({ event, onClose }: { event: ManagedEvent; onClose: () => void }) {
  const t = useTexts(eventDialogsTexts);
  const { mutateAsync } = useMessageAttendees();
  return (
    <ReasonDialog
      title={t('eventDialog.message.title')}
      lead={t('eventDialog.message.lead')}
      label={t('eventDialog.message.body')}
      placeholder={t('eventDialog.message.placeholder')}
      missing={t('eventDialog.message.missing')}
      confirmLabel={t('eventDialog.message.send')}
      maxLength={1000}
      onConfirm={async (body) => {
        const { recipients } = await mutateAsync({ id: event.id, body });
        return t('eventDialog.message.sent', { count: recipients });
      }}
      onClose={onClose}
    />
  );
}

function DeleteDialog({ event, onDeleted, onClose }: Omit<EventDialogsProps, 'action'>) {
  const t = useTexts(eventDialogsTexts);
  const { mutateAsync } = useDeleteEvent();
  return (
    <ConfirmDialog
      title={t('eventDialog.delete.title')}
      body={t('eventDialog.delete.body', { title: event.title })}
      confirmLabel={t('eventDialog.delete.title')}
      onConfirm={async () => {
        await mutateAsync(event.id);
        onDeleted?.();
        return t('eventDialog.delete.done');
      }}
      onClose={onClose}
    />
  );
}
