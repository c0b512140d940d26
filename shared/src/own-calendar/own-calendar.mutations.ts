import { useBackend, useWrite } from '@spotlight/shared/contract';
import { entityKey, useQuery } from '@spotlight/shared/vendor/query';
import { bookingKeys, freeTimeKeys } from '../booking/booking.keys';
import {
  addBlock,
  addPhoneBooking,
  addSource,
  editPhoneBooking,
  importEntries,
  listHolidays,
  refreshSource,
  removeBlock,
  removeSource,
  saveTerms,
  setDay,
  setHolidays,
} from './own-calendar.repository';

/** A calendar is read as its owner's and as everybody's. */
const touches = [bookingKeys.all, freeTimeKeys.all];
/** The page of their owner carries hours as well. */
const touchesPage = [
  ...touches,
  entityKey('venues', 'own-venue')(),
  entityKey('venues', 'venue')(),
  entityKey('idol-support', 'own-performer')(),
];

export const useAddBlock = () => useWrite(addBlock, { touches });
export const useAddPhoneBooking = () => useWrite(addPhoneBooking, { touches });
export const useEditPhoneBooking = () => useWrite(editPhoneBooking, { touches });
export const useRemoveBlock = () => useWrite(removeBlock, { touches });
export const useSetDay = () => useWrite(setDay, { touches: touchesPage });
export const useSaveTerms = () => useWrite(saveTerms, { touches: touchesPage });
export const useSetHolidays = () => useWrite(setHolidays, { touches: touchesPage });
export const useImportEntries = () => useWrite(importEntries, { touches });
export const useAddSource = () => useWrite(addSource, { touches });
export const useRefreshSource = () => useWrite(refreshSource, { touches });
export const useRemoveSource = () => useWrite(removeSource, { touches });

const holidayKey = entityKey('shared', 'holiday');

/** Days on which offices are closed. */
export function useHolidays() {
  const backend = useBackend();
  return useQuery({
    queryKey: holidayKey(),
    queryFn: () => listHolidays(backend),
    staleTime: Infinity,
  });
}
