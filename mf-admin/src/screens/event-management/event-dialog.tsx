import { useForm } from '@spotlight/shared/form';
import { taipeiDay } from '@spotlight/shared/format';
import questionFaultTexts from '@spotlight/shared/locales/question-faults.zh-TW.json';
import { StaleNotice, useVersionedForm } from '@spotlight/shared/own-page';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { LoadedDialog } from '../../components/loaded-dialog';
import { useEvent } from '../../data/event/event-editing.queries';
import { emptyEventForm, eventFormOf, goesElsewhere } from '../../data/event/event-form.rules';
import type { FullEvent } from '../../data/event/event-form.schema';
import { useSaveEvent } from '../../data/event/event.mutations';
import formTexts from '../../locales/event-form.zh-TW.json';
import { AsksNotice } from './asks-notice';
import { eventEntrySchema } from './event-entry.schema';
import { EventFields } from './event-fields';
import { EventVersions } from './event-versions';
import { useAgreement } from './use-agreement';
import { useRefusals } from './use-refusals';

export interface EventDialogProps {
  /** The event that is edited; null: a new one. */
  event: { id: string; isOwn: boolean } | null;
  onClose: () => void;
}

/** 新增活動 and 編輯活動: one form behind three tabs, for any organizer. */
export function EventDialog({ event, onClose }: EventDialogProps) {
  return event ? <LoadedEvent {...event} onClose={onClose} /> : <NewEvent onClose={onClose} />;
}

function useTicketTexts() {
  const t = useTexts(formTexts);
  return {
    free: { name: t('free.name'), description: t('free.description') },
    paid: { name: t('paid.name'), description: t('paid.description') },
  };
}

function NewEvent({ onClose }: { onClose: () => void }) {
  const t = useTexts(formTexts, questionFaultTexts);
  const save = useSaveEvent();
  const refuse = useRefusals();
  const clientKey = useClientKey();
  const form = useForm({
    schema: eventEntrySchema(t, { today: taipeiDay(), read: null, isOwn: false }),
    defaultValues: emptyEventForm(useTicketTexts()),
    mode: 'onTouched',
    send: async (entry) => {
      await save.mutateAsync({ on: null, entry, clientKey, agreed: [] }).catch(refuse);
      return t('form.created');
    },
    onSent: onClose,
  });
  return <EventFields form={form} id="new" isNew asksReason />;
}

function LoadedEvent({ id, isOwn, onClose }: { id: string; isOwn: boolean; onClose: () => void }) {
  const t = useTexts(formTexts);
  const query = useEvent(id);
  return (
    <LoadedDialog
      query={query}
      title={t('form.editTitle')}
      errorTitle={t('form.loadFailed')}
      onClose={onClose}
    >
      {(event) => (
        <EditEvent
          event={event}
          isOwn={isOwn}
          readNewest={async () => (await query.refetch()).data}
          onClose={onClose}
        />
      )}
    </LoadedDialog>
  );
}

interface EditEventProps {
  event: FullEvent;
  isOwn: boolean;
  readNewest: () => Promise<FullEvent | undefined>;
  onClose: () => void;
}

function EditEvent({ event, isOwn, readNewest, onClose }: EditEventProps) {
  const t = useTexts(formTexts, questionFaultTexts);
  const texts = useTicketTexts();
  const { mutateAsync } = useSaveEvent();
  const refuse = useRefusals();
  const clientKey = useClientKey();
  const agreement = useAgreement(clientKey);
  const { form, isStale, theirs, ...ways } = useVersionedForm({
    page: event,
    schema: eventEntrySchema(t, { today: taipeiDay(), read: eventFormOf(event, texts), isOwn }),
    formOf: (read) => eventFormOf(read, texts),
    save: (on, entry) =>
      mutateAsync({ on, entry, clientKey, agreed: agreement.agreed() })
        .catch((thrown: unknown) => agreement.ask(thrown, { on, entry }))
        .catch(refuse),
    saidOf: () => t('form.updated'),
    readNewest,
    onSent: onClose,
  });
  const organizer = form.watch('organizer');
  return (
    <EventFields
      form={form}
      id={event.id}
      isNew={false}
      asksReason={!isOwn || goesElsewhere({ organizer }, { organizer: event.organizer ?? null })}
    >
      {isStale && (
        <StaleNotice {...ways}>
          <EventVersions mine={form.getValues()} theirs={theirs} />
        </StaleNotice>
      )}
      {agreement.asked && (
        <AsksNotice
          change={agreement.asked}
          isBusy={form.isBusy}
          onAgree={() => {
            agreement.agree();
            form.submit();
          }}
        />
      )}
    </EventFields>
  );
}

/** The form's own key, for as long as it is open. */
const useClientKey = () => useState(() => crypto.randomUUID())[0];
