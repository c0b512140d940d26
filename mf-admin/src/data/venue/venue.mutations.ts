import { useWrite } from '@spotlight/shared/contract';
import { approvalKeys } from '../approval/approval.keys';
import { recordKeys } from '../record/record.keys';
import { venueKeys } from './venue.keys';
import { archiveVenue, deleteVenue, saveVenue, submitVenue } from './venue.repository';

const touches = [venueKeys.all, recordKeys.all];

export const useSaveVenue = () => useWrite(saveVenue, { touches });
/** It waits in the queue afterwards. */
export const useSubmitVenue = () =>
  useWrite(submitVenue, { touches: [...touches, approvalKeys.all] });
export const useArchiveVenue = () => useWrite(archiveVenue, { touches });
export const useDeleteVenue = () => useWrite(deleteVenue, { touches });
