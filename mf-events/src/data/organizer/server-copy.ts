import { createStore, type StoreApi } from '@spotlight/shared/vendor/store';
import { nothingSaved, writtenOf, type SavedForm } from '../event-form/draft.rules';
import type { EventForm } from '../event-form/event-form.schema';
import type { EditedVersion } from './organizer-event.repository';

/** How the last write went. */
type SaveState =
  | { name: 'idle' }
  | { name: 'saving' }
  | { name: 'saved'; at: number }
  | { name: 'failed'; error: unknown }
  | { name: 'stale' }
  /** It concerns others: nothing was written, and whoever saves is asked first. */
  | { name: 'asking' };

/** What the server has of a form that is being typed into. */
export interface ServerCopy {
  /** `null`: there is no draft yet. */
  on: EditedVersion | null;
  saved: SavedForm;
  state: SaveState;
}

/** @param on what the form begins with; `null` when the server has nothing of it */
export const createServerCopy = (
  initial: EventForm,
  on: EditedVersion | null,
): StoreApi<ServerCopy> =>
  createStore(() => ({
    on,
    saved: on ? writtenOf(initial) : nothingSaved,
    state: { name: 'idle' },
  }));
