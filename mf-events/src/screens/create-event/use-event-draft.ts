import { useUnsavedChanges } from '@spotlight/shared/contract';
import { toAppError } from '@spotlight/shared/data';
import { taipeiDay } from '@spotlight/shared/format';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { checkEventForm } from '../../data/organizer/event-faults.rules';
import { columnsOf, typesOf } from '../../data/organizer/event-form.rules';
import type { EventForm, Faults } from '../../data/organizer/event-form.schema';
import type { EditedVersion } from '../../data/organizer/event-writer';
import { useEventWriter } from '../../data/organizer/use-event-writer';
import { withMovedEnd } from '../../data/organizer/moving-end.rules';

const QUIET_MS = 1200;

/** What the server has, as the two writes send it. */
interface Saved {
  event: string;
  types: string;
  date: string;
}

const nothingSaved: Saved = { event: '', types: '', date: '' };

const writtenOf = (form: EventForm, faults: Faults = {}): Saved => ({
  event: JSON.stringify(columnsOf(form, faults)),
  types: JSON.stringify(typesOf(form)),
  date: form.date,
});

/** How the last write went. */
export type SaveState =
  | { name: 'idle' }
  | { name: 'saving' }
  | { name: 'saved'; at: number }
  | { name: 'failed'; error: unknown }
  | { name: 'stale' };

export interface EventDraftOptions {
  initial: EventForm;
  /** `null`: there is no draft yet. */
  on: EditedVersion | null;
  /** Saves by itself; what is published is saved by a press. */
  isAutomatic: boolean;
  onCreated: (id: string) => void;
}

/** The form of an event and its copy on the server: one write at a time, each on the version before it. */
export function useEventDraft({ initial, on, isAutomatic, onCreated }: EventDraftOptions) {
  const openWriter = useEventWriter();
  const [form, setForm] = useState(initial);
  const [untouched] = useState(initial);
  const [saved, setSaved] = useState(() => (on ? writtenOf(initial) : nothingSaved));
  const [state, setState] = useState<SaveState>({ name: 'idle' });
  const version = useRef(on);
  const isWriting = useRef<Promise<boolean> | null>(null);
  const checked = checkEventForm(form, taipeiDay(), saved.date, !isAutomatic);
  const written = writtenOf(form, checked.all);
  const isEventDue = written.event !== saved.event;
  const areTypesDue = written.types !== saved.types;
  const isDirty =
    on || saved.event ? isEventDue || areTypesDue || checked.isHoldingBack : form !== untouched;
  const isDue = checked.canSaveEvent && (isEventDue || (areTypesDue && checked.canSaveTypes));
  useUnsavedChanges(isDirty);

  const write = async (): Promise<boolean> => {
    setState({ name: 'saving' });
    try {
      const writer = await openWriter();
      if (isEventDue) {
        const isNew = version.current === null;
        version.current = await writer.saveEvent(version.current, columnsOf(form, checked.all));
        const isDateHeldBack = form.date !== '' && 'date' in checked.all;
        setSaved((before) => ({
          ...before,
          event: written.event,
          date: isDateHeldBack ? before.date : written.date,
        }));
        if (isNew) onCreated(version.current.id);
      }
      if (areTypesDue && checked.canSaveTypes && version.current) {
        const receipt = await writer.setTicketTypes(version.current, typesOf(form));
        version.current = receipt;
        const { typeIds: ids } = receipt;
        const idOf = new Map(form.types.map(({ key }, index) => [key, ids[index] ?? null]));
        const withIds = (types: EventForm['types']) =>
          types.map((type) => ({ ...type, id: idOf.get(type.key) ?? type.id }));
        setForm((now) => ({ ...now, types: withIds(now.types) }));
        setSaved((before) => ({
          ...before,
          types: writtenOf({ ...form, types: withIds(form.types) }).types,
        }));
      }
      setState({ name: 'saved', at: Date.now() });
      return true;
    } catch (error) {
      const isStale = toAppError(error).code === 'STALE_VERSION';
      setState(isStale ? { name: 'stale' } : { name: 'failed', error });
      return false;
    }
  };

  /** Writes what has not been written; waits for a write that is under way. */
  const save = async (): Promise<boolean> => {
    if (isWriting.current) await isWriting.current;
    if (!isDue) return true;
    isWriting.current = write();
    const isDone = await isWriting.current;
    isWriting.current = null;
    return isDone;
  };

  const content = written.event + written.types;
  const saveQuietly = useEffectEvent((typed: string) => {
    if (typed === content) void save();
  });
  const isBlocked = state.name === 'stale' || state.name === 'failed' || state.name === 'saving';
  useEffect(() => {
    if (!isAutomatic || !isDue || isBlocked) return undefined;
    const quiet = setTimeout(saveQuietly, QUIET_MS, content);
    return () => clearTimeout(quiet);
  }, [isAutomatic, isDue, isBlocked, content]);

  return {
    form,
    /** Takes what changes, or what makes it of the form as it is by then. */
    change: (changes: Partial<EventForm> | ((now: EventForm) => Partial<EventForm>)) => {
      setForm((now) => withMovedEnd(now, typeof changes === 'function' ? changes(now) : changes));
      // A write that failed is tried again with what is typed next.
      if (state.name === 'failed') setState({ name: 'idle' });
    },
    faults: checked.all,
    state,
    isDirty,
    isDue,
    save,
    /** What the server has now; `null` before the first save. */
    current: () => version.current,
    /** What the server has of it now, for a choice between two versions. */
    readNewest: async (id: string) => (await openWriter()).read(id),
    /** Goes on from another version, after somebody else's save: the next save wins. */
    continueFrom: (newest: EditedVersion) => {
      version.current = newest;
      setState({ name: 'idle' });
      setSaved((before) => ({ ...nothingSaved, date: before.date }));
    },
  };
}

export type EventDraft = ReturnType<typeof useEventDraft>;
