import { toAppError } from '@spotlight/shared/data';
import { openTimesOf } from '@spotlight/shared/event-form/rules';
import { Refusal, useForm, type FormState } from '@spotlight/shared/form';
import { cityLabel, formatPrice, taipeiDay } from '@spotlight/shared/format';
import questionFaultTexts from '@spotlight/shared/locales/question-faults.zh-TW.json';
import { hoursText } from '@spotlight/shared/opening-hours';
import { StaleNotice, useVersionedForm } from '@spotlight/shared/own-page';
import { TextArea } from '@spotlight/shared/ui';
import { useTexts, type Translate } from '@spotlight/shared/vendor/i18n';
import { useState, type ReactNode } from 'react';
import { BothVersions } from '../../components/both-versions';
import { EditorDialog } from '../../components/editor-dialog';
import { FormTabs } from '../../components/form-tabs';
import { LoadedDialog } from '../../components/loaded-dialog';
import { refusedField } from '../../components/refused-field';
import { useEvent } from '../../data/event/event-editing.queries';
import {
  emptyEventForm,
  eventFormOf,
  goesElsewhere,
  type EventForm,
} from '../../data/event/event-form.rules';
import type { FullEvent } from '../../data/event/event-form.schema';
import { useSaveEvent } from '../../data/event/event.mutations';
import formTexts from '../../locales/event-form.zh-TW.json';
import { AsksNotice } from './asks-notice';
import { EventBasicsFields, basicsNames } from './event-basics-fields';
import { eventEntrySchema } from './event-entry.schema';
import { EventPlaceFields, placeNames } from './event-place-fields';
import { EventStageFields, stageNames } from './event-stage-fields';
import { EventTicketFields, ticketNames } from './event-ticket-fields';
import { useAgreement } from './use-agreement';

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

/** Why an event does not go to whoever was chosen. */
function organizerFault(thrown: unknown) {
  const { code } = toAppError(thrown);
  if (code === 'PAYOUT_ACCOUNT_MISSING') return 'fault.organizerUnpaid';
  if (code === 'OWN_CAUSE') return 'fault.organizerSelf';
  return refusedField(thrown, 'INVALID_STATE') === 'organizer_id' && 'fault.organizerSold';
}

/** What the server refuses, beside its field. */
function useRefusals() {
  const t = useTexts(formTexts);
  return (thrown: unknown): never => {
    const field = refusedField(thrown);
    if (field === 'organizer_id') {
      throw new Refusal({ faults: { organizer: t('fault.organizerGone') } });
    }
    if (field === 'description') {
      throw new Refusal({ faults: { description: t('fault.description') } });
    }
    if (field === 'opening_hours') {
      throw new Refusal({ faults: { endsAt: t('fault.openingHours') } });
    }
    const organizer = organizerFault(thrown);
    if (organizer) throw new Refusal({ faults: { organizer: t(organizer) } });
    if (field === 'venue_id') throw new Refusal({ faults: { venue: t('fault.venueGone') } });
    throw thrown;
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
          <BothVersions
            mine={form.getValues()}
            theirs={theirs}
            labels={compared(t)}
            say={(name, theOne) => {
              const { types, city, performers } = theOne;
              if (name === 'venue' || name === 'organizer') return theOne[name]?.name ?? '';
              if (name === 'openingHours') {
                return (theOne.openingHours && hoursText(openTimesOf(theOne))) ?? '';
              }
              if (name === 'questions')
                return theOne.questions.map(({ label }) => label).join('、');
              if (name === 'city') return city && cityLabel(city);
              if (name === 'performers') return performers.map((one) => one.name).join('、');
              return name === 'types' ? types.map(ticketLine).join('、') : undefined;
            }}
          />
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

const ticketLine = ({ name, price, capacity }: EventForm['types'][number]) =>
  [name, formatPrice(Number(price)), capacity].filter(Boolean).join(' ');

/** What is compared when somebody else was faster. */
const compared = (t: Translate<typeof formTexts>) => ({
  title: t('form.title'),
  category: t('form.category'),
  description: t('form.description'),
  body: t('form.body'),
  imageUrl: t('form.picture'),
  date: t('form.date'),
  time: t('form.time'),
  isTimeUndecided: t('form.isTimeUndecided'),
  endsAt: t('form.endsAt'),
  venue: t('form.venueSearch'),
  city: t('form.city'),
  location: t('form.location'),
  address: t('form.address'),
  types: t('form.tickets'),
  maxAttendees: t('form.maxAttendees'),
  performers: t('form.bill'),
  guests: t('form.guests'),
  organizer: t('form.organizer'),
  openingHours: t('form.openingHours'),
  questions: t('form.questions'),
  answersCloseAt: t('form.answersCloseAt'),
});

/** The form's own key, for as long as it is open. */
const useClientKey = () => useState(() => crypto.randomUUID())[0];

interface EventFieldsProps {
  form: FormState<EventForm>;
  /** Seeds the drawn picture. */
  id: string;
  isNew: boolean;
  asksReason: boolean;
  children?: ReactNode;
}

function EventFields({ form, id, isNew, asksReason, children }: EventFieldsProps) {
  const t = useTexts(formTexts);
  return (
    <EditorDialog form={form} t={t} isNew={isNew}>
      <FormTabs
        label={t('form.tabs')}
        form={form}
        tabs={[
          {
            id: 'basics',
            label: t('form.basics'),
            names: basicsNames,
            fields: <EventBasicsFields id={id} isNew={isNew} />,
          },
          { id: 'place', label: t('form.place'), names: placeNames, fields: <EventPlaceFields /> },
          {
            id: 'stage',
            label: t('form.stage'),
            names: stageNames,
            fields: <EventStageFields />,
          },
          {
            id: 'tickets',
            label: t('form.tickets'),
            names: ticketNames,
            fields: <EventTicketFields />,
          },
        ]}
      />
      {asksReason && (
        <TextArea
          label={t('form.reason')}
          hint={t('form.reasonHint')}
          maxLength={500}
          rows={2}
          isRequired
          {...form.field('reason')}
        />
      )}
      {children}
    </EditorDialog>
  );
}
