import { FormDialog, useForm } from '@spotlight/shared/form';
import { taipeiDay } from '@spotlight/shared/format';
import { TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useNavigate } from '@spotlight/shared/vendor/router';
import { useDuplicateEvent } from '../../data/organizer/organizer-event.mutations';
import eventDialogsTexts from '../../locales/event-dialogs.zh-TW.json';
import { draftPath } from '../../paths';
import { copyEventSchema } from './copy-event-form.schema';
import type { ManagedEvent } from './managed-event';

/** Makes a draft of an event for another day, and leads to it. */
export function CopyEventDialog({ event, onClose }: { event: ManagedEvent; onClose: () => void }) {
  const t = useTexts(eventDialogsTexts);
  const navigate = useNavigate();
  const { mutateAsync } = useDuplicateEvent();
  const form = useForm({
    schema: copyEventSchema(t),
    defaultValues: { date: '' },
    send: async ({ date }) => {
      const { id } = await mutateAsync({ id: event.id, date });
      void navigate(draftPath(id));
      return t('eventDialog.copy.done');
    },
    onSent: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('eventDialog.copy.title')}
      lead={t('eventDialog.copy.lead')}
      submitLabel={t('eventDialog.copy.confirm')}
      keepLabel={t('eventDialog.back')}
    >
      <TextField
        type="date"
        label={t('eventDialog.copy.date')}
        min={taipeiDay()}
        isRequired
        data-autofocus
        {...form.field('date')}
      />
    </FormDialog>
  );
}
