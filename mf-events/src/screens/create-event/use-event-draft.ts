import { useUnsavedChanges } from '@spotlight/shared/contract';
import { toAppError } from '@spotlight/shared/data';
import { useFields } from '@spotlight/shared/form';
import { taipeiDay } from '@spotlight/shared/format';
import questionFaultTexts from '@spotlight/shared/locales/question-faults.zh-TW.json';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useStore } from '@spotlight/shared/vendor/store';
import { useMemo, useRef, useState } from 'react';
import { useDebouncedCallback } from '@spotlight/shared/vendor/debounce';
import { dueOf, nothingSaved } from '../../data/event-form/draft.rules';
import { checkEventForm } from '../../data/event-form/event-faults.rules';
import { eventFormSchema, type EventForm } from '../../data/event-form/event-form.schema';
import type { EditedVersion } from '../../data/organizer/organizer-event.queries';
import { createServerCopy } from '../../data/organizer/server-copy';
import { useEventWriter } from '../../data/organizer/use-event-writer';
import eventFormTexts from '../../locales/event-form.zh-TW.json';
import { useTyped } from './use-typed';

const QUIET_MS = 1200;

/** What becomes of a write that the server leaves to whoever saves. */
const decidedByPeople: Readonly<Record<string, 'stale' | 'asking'>> = {
  STALE_VERSION: 'stale',
  NOT_AGREED: 'asking',
};

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
  const t = useTexts(eventFormTexts, questionFaultTexts);
  const openWriter = useEventWriter();
  const [server] = useState(() => createServerCopy(initial, on));
  const copy = useStore(server);
  const [today, savedDate] = [taipeiDay(), copy.saved.date];
  const schema = useMemo(() => eventFormSchema({ today, savedDate }, t), [today, savedDate, t]);
  const { fields: form } = useFields({ schema, defaultValues: initial });
  const check = (typed: EventForm) =>
    dueOf(typed, checkEventForm(typed, schema, !isAutomatic), server.getState().saved);
  const values = form.watch();
  const { isChanged, isDue, faults } = check(values);
  const isDirty = copy.on ? isChanged : form.formState.isDirty;
  useUnsavedChanges(isDirty);

  // As it is now: what is typed while it is being written belongs to the next write.
  const takeTyped = () => {
    const typed = JSON.parse(JSON.stringify(form.getValues())) as EventForm;
    return { form: typed, due: check(typed) };
  };
  const write = async (agreed: readonly string[]): Promise<boolean> => {
    const typed = takeTyped();
    if (!typed.due.isDue) return true;
    server.setState({ state: { name: 'saving' } });
    try {
      const writer = await openWriter();
      await writer.write({
        ...typed,
        server,
        agreed,
        onCreated,
        onTypes: (withIds) => {
          for (const [index, { id }] of withIds(form.getValues('types')).entries()) {
            form.setValue(`types.${index}.id`, id);
          }
        },
      });
      server.setState({ state: { name: 'saved', at: Date.now() } });
      return true;
    } catch (error) {
      const name = decidedByPeople[toAppError(error).code];
      server.setState({ state: name ? { name } : { name: 'failed', error } });
      return false;
    }
  };

  const writes = useRef(Promise.resolve(true));
  /** Writes what has not been written, after a write that is under way. */
  const save = (agreed: readonly string[] = []): Promise<boolean> =>
    (writes.current = writes.current.then(() => write(agreed)));

  const saveSoon = useDebouncedCallback(async () => {
    await writes.current;
    const { name } = server.getState().state;
    // What somebody has to decide is not decided by waiting.
    if (name === 'idle' || name === 'saved') await save();
  }, QUIET_MS);
  const saveQuietly = () => {
    if (isAutomatic) void saveSoon();
  };
  useTyped(form, () => {
    // A write that failed is tried again with what is typed next.
    if (server.getState().state.name === 'failed') server.setState({ state: { name: 'idle' } });
    saveQuietly();
  });

  return {
    form,
    /** What is typed. */
    values,
    /** Writes into several fields at once. */
    change: (changes: Partial<EventForm>) => form.setValues(changes, { shouldDirty: true }),
    /** All that stands in the way of submitting, told or not. */
    faults,
    state: copy.state,
    isDirty,
    isDue,
    save,
    /** Whom it would concern to save what is typed; for those who are asked. */
    preview: async () => {
      const published = server.getState().on;
      if (!published) throw new Error('only what is published concerns anybody');
      return (await openWriter()).preview(takeTyped(), published);
    },
    /** Saves nothing for now. */
    leave: () => server.setState({ state: { name: 'idle' } }),
    /** What the server has now; `null` before the first save. */
    current: () => server.getState().on,
    /** What of the form the server has, as it was written. */
    saved: () => server.getState().saved,
    /** What the server has of it now, for a choice between two versions. */
    readNewest: async (id: string) => (await openWriter()).read(id),
    /** Goes on from another version, after somebody else's save: the next save wins. */
    continueFrom: (newest: EditedVersion) => {
      const saved = { ...nothingSaved, date: savedDate };
      server.setState({ on: newest, saved, state: { name: 'idle' } });
      saveQuietly();
    },
  };
}

export type EventDraft = ReturnType<typeof useEventDraft>;

/** What the fields of a step get. */
export interface StepProps {
  draft: EventDraft;
}
