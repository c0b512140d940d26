import { useWrite } from '@spotlight/shared/contract';
import { salesChanges } from '../organizer/sales-changes';
import { attendeeKeys } from './attendee.keys';
import {
  decideRegistration,
  decideRegistrations,
  exportAttendees,
  saveAttendeeNotes,
} from './attendee.repository';

const decided = { touches: salesChanges };

/** Decides on somebody who asked for a seat. */
export const useDecideRegistration = () => useWrite(decideRegistration, decided);

/** Decides on many who asked for a seat. */
export const useDecideRegistrations = () => useWrite(decideRegistrations, decided);

/** Stores a note on an attendee. */
export const useSaveAttendeeNotes = () =>
  useWrite(saveAttendeeNotes, { touches: [attendeeKeys.all] });

/** Takes the list of an event out, one row for each ticket in use. */
export const useExportAttendees = () => useWrite(exportAttendees);
