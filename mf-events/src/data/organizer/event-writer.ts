import type { Backend } from '@spotlight/shared/data';
import type { StoreApi } from '@spotlight/shared/vendor/store';
import { savedWith, withIds, writtenOf, type Due } from '../event-form/draft.rules';
import { columnsOf, typesOf } from '../event-form/event-form.rules';
import type { EventForm } from '../event-form/event-form.schema';
import { previewEventChange } from '../event-change/event-change.repository';
import {
  getEventForEditing,
  saveEvent,
  setTicketTypes,
  type EditedVersion,
} from './organizer-event.repository';
import type { ServerCopy } from './server-copy';

/** What is to be written, and who is told how it goes. */
export interface EventWriting {
  /** As it was typed; nobody writes into it any more. */
  form: EventForm;
  due: Due;
  server: StoreApi<ServerCopy>;
  onCreated: (id: string) => void;
  /** What of it was shown to whoever saves. */
  agreed: readonly string[];
  /** Gets the types of the form with the ids that the server gave them. */
  onTypes: (withIds: (types: EventForm['types']) => EventForm['types']) => void;
}

/**
 * The two writes of the form, one after the other; the form keeps what it has, nothing is read again.
 * @param clientKey the same for as long as the form is open
 */
export function openEventWriter(backend: Backend, clientKey: string) {
  const writeEvent = async ({ form, due, server, agreed, onCreated }: EventWriting) => {
    const { on, saved } = server.getState();
    const columns = columnsOf(form, due.faults);
    const written = await saveEvent(backend, on, columns, clientKey, agreed);
    server.setState({ on: written, saved: savedWith(saved, due.written, due.faults) });
    if (!on) onCreated(written.id);
  };
  const writeTypes = async ({ form, server, agreed, onTypes }: EventWriting) => {
    const { on } = server.getState();
    if (!on) return;
    const written = await setTicketTypes(backend, on, typesOf(form), clientKey, agreed);
    const idsOf = (types: EventForm['types']) => withIds(types, form.types, written.typeIds);
    onTypes(idsOf);
    const { types } = writtenOf({ ...form, types: idsOf(form.types) });
    server.setState(({ saved }) => ({ on: written, saved: { ...saved, types } }));
  };
  return {
    write: async (writing: EventWriting): Promise<void> => {
      if (writing.due.isEventDue) await writeEvent(writing);
      if (writing.due.areTypesDue) await writeTypes(writing);
    },
    /** Whom it would concern to write this onto what the server has. */
    preview: ({ form, due }: Pick<EventWriting, 'form' | 'due'>, on: EditedVersion) =>
      previewEventChange(
        backend,
        {
          on,
          event: due.isEventDue ? columnsOf(form, due.faults) : null,
          types: due.areTypesDue ? typesOf(form) : null,
        },
        clientKey,
      ),
    read: (id: string) => getEventForEditing(backend, id),
  };
}

/** What `openEventWriter` gives. */
export type EventWriter = ReturnType<typeof openEventWriter>;
