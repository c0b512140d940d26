import { bookingKeys, freeTimeKeys } from '@spotlight/shared/booking';
import { useBackend, useWrite } from '@spotlight/shared/contract';
import { AppError } from '@spotlight/shared/data';
import { keepPreviousData, useQuery } from '@spotlight/shared/vendor/query';
import { previewKeys } from './venue-booking.keys';
import { bookTogether, previewBooking, requestBooking } from './venue-booking.repository';
import type { PreviewRequest } from './venue-booking.schema';

/** The price of chosen hours. @param request `null` while none are chosen */
export function useBookingPreview(request: PreviewRequest | null) {
  const backend = useBackend();
  return useQuery({
    queryKey: previewKeys.of(request),
    queryFn: ({ signal }) => {
      if (!request) throw new AppError('INVALID_INPUT');
      return previewBooking(backend, request, signal);
    },
    enabled: request !== null,
    placeholderData: keepPreviousData,
  });
}

/** Sends a request; the hours of the venue may be others afterwards, also when somebody was faster. */
export const useRequestBooking = () =>
  useWrite(requestBooking, { touches: [bookingKeys.all, freeTimeKeys.all, previewKeys.all] });

/** Takes a venue and a performer at once. */
export const useBookTogether = () =>
  useWrite(bookTogether, { touches: [bookingKeys.all, freeTimeKeys.all, previewKeys.all] });
