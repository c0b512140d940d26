import { bookingKeys, freeTimeKeys } from '@spotlight/shared/booking';
import { useBackend, useWrite } from '@spotlight/shared/contract';
import { AppError } from '@spotlight/shared/data';
import { keepPreviousData, useQuery } from '@spotlight/shared/vendor/query';
import { previewKeys } from '../venue-booking/venue-booking.keys';
import { previewBooking } from '../venue-booking/venue-booking.repository';
import type { PreviewRequest } from '../venue-booking/venue-booking.schema';
import { commonTimeKeys } from './common-time.keys';
import { findCommonTime, getPerformerName, requestTogether } from './common-time.repository';
import type { WantedTogether } from './together-filters.rules';

/** When all of them are free. @param wanted `null` while somebody is missing */
export function useCommonTime(wanted: WantedTogether | null) {
  const backend = useBackend();
  return useQuery({
    queryKey: commonTimeKeys.of(wanted),
    queryFn: ({ signal }) => {
      if (!wanted) throw new AppError('INVALID_INPUT');
      return findCommonTime(backend, wanted, signal);
    },
    enabled: wanted !== null,
  });
}

/** What each of these requests costs, line by line, and whether it can be had. */
export function usePricesTogether(requests: readonly PreviewRequest[]) {
  const backend = useBackend();
  return useQuery({
    queryKey: commonTimeKeys.prices(requests),
    queryFn: ({ signal }) =>
      Promise.all(requests.map((request) => previewBooking(backend, request, signal))),
    placeholderData: keepPreviousData,
  });
}

/** Who a performer is that an address names. */
export function usePerformerName(id: string) {
  const backend = useBackend();
  return useQuery({
    queryKey: commonTimeKeys.performer(id),
    queryFn: ({ signal }) => getPerformerName(backend, id, signal),
  });
}

/** Asks all of them at once; what is free may be less afterwards, also when somebody was faster. */
export const useRequestTogether = () =>
  useWrite(requestTogether, {
    touches: [bookingKeys.all, freeTimeKeys.all, previewKeys.all, commonTimeKeys.all],
  });
